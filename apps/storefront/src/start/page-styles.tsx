import stylesheet from "../app.css?url";
import { useServerSide } from "../platform/server-side.tsx";

const STYLES_ID = "dx-styles";

/** Styles that came with the page, as they stand in it; null where it came without. */
const served =
  typeof document === "undefined" ? null : (document.getElementById(STYLES_ID)?.textContent ?? null);

/**
 * The store's styles. From the server they stand in the page itself: a file of their own would hold the first paint up
 * for another journey to the server and back. In the browser they are left as they came.
 */
export function PageStyles() {
  const text = useServerSide().styles ?? served;
  if (text === null) return <link rel="stylesheet" href={stylesheet} />;
  return <style id={STYLES_ID} dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />;
}
