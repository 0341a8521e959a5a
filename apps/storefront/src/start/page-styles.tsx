import stylesheet from "../app.css?url";
import fonts from "../ui/styles/fonts.css?url";
import { useServerSideData } from "../platform/server-side.tsx";

const INLINE_STYLES_ELEMENT_ID = "dx-styles";

/** Inline styles that the server sent with the page, or null if it sent none. */
const serverInlineStyles =
  typeof document === "undefined"
    ? null
    : (document.getElementById(INLINE_STYLES_ELEMENT_ID)?.textContent ?? null);

/**
 * Renders the styles of the page. The server inlines those of the page's elements (`start/used-styles.ts`), because a
 * separate file would delay the first paint by another round trip. The start script adds the complete stylesheet.
 */
export function PageStyles() {
  const text = useServerSideData().styles ?? serverInlineStyles;
  if (text === null)
    return [fonts, stylesheet].map((href) => <link key={href} rel="stylesheet" href={href} />);
  return (
    <style
      id={INLINE_STYLES_ELEMENT_ID}
      dangerouslySetInnerHTML={{ __html: text }}
      suppressHydrationWarning
    />
  );
}
