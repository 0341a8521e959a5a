import stylesheet from "../app.css?url";
import { useServerSideData } from "../platform/server-side.tsx";

const STYLES_ID = "dx-styles";

/** Inline styles that the server sent with the page, or null if it sent none. */
const servedStyles =
  typeof document === "undefined" ? null : (document.getElementById(STYLES_ID)?.textContent ?? null);

/**
 * Renders the store's styles. The server inlines them, because a separate file would delay the first paint by another
 * round trip. The browser keeps the inlined styles.
 */
export function PageStyles() {
  const text = useServerSideData().styles ?? servedStyles;
  if (text === null) return <link rel="stylesheet" href={stylesheet} />;
  return <style id={STYLES_ID} dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />;
}
