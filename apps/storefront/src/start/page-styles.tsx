import stylesheet from "../app.css?url";
import fonts from "../ui/styles/fonts.css?url";
import { useServerSideData } from "../platform/server-side.tsx";

const FONT_STYLES_ELEMENT_ID = "dx-fonts";

/** Font declarations that the server inlined into the page, or null in development. */
const serverFontStyles =
  typeof document === "undefined"
    ? null
    : (document.getElementById(FONT_STYLES_ELEMENT_ID)?.textContent ?? null);

/**
 * Renders the font declarations. In development, also the stylesheet. Otherwise, the server inlines the styles of the
 * page's elements (`start/used-styles.ts`), and the start script adds the complete stylesheet. React renders neither,
 * because it would append the inlined styles after the complete ones if it rendered the document again.
 */
export function PageStyles() {
  const text = useServerSideData().fontStyles ?? serverFontStyles;
  if (text === null)
    return [fonts, stylesheet].map((href) => <link key={href} rel="stylesheet" href={href} />);
  return (
    <style id={FONT_STYLES_ELEMENT_ID} dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />
  );
}
