import stylesheet from "../app.css?url";
import fonts from "../ui/styles/fonts.css?url";
import { useServerSideData } from "../platform/server-side.tsx";

const STYLES_ID = "dx-styles";

/** Inline styles that the server sent with the page, or null if it sent none. */
const servedStyles =
  typeof document === "undefined" ? null : (document.getElementById(STYLES_ID)?.textContent ?? null);

/**
 * Renders the styles of the page. The server inlines those of the page's elements (`start/used-styles.ts`), because a
 * separate file would delay the first paint by another round trip. The start script adds the complete stylesheet.
 */
export function PageStyles() {
  const text = useServerSideData().styles ?? servedStyles;
  if (text === null)
    return [fonts, stylesheet].map((href) => <link key={href} rel="stylesheet" href={href} />);
  return <style id={STYLES_ID} dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />;
}
