import type { Messages } from "@lingui/core";

/** Id of the element with the data for the start script. */
export const START_DATA_ELEMENT_ID = "dx-start";

/** Id of the style element with the styles of the page's elements. */
export const PAGE_STYLES_ELEMENT_ID = "dx-styles";

/** Data that differs between pages. The start script itself is the same on all pages. */
export interface StartScriptData {
  /** React Router's context object, and its stream of loader data as text. */
  context: object;
  data: string;
  /** URLs of the route manifest, the entry module and the message catalogue. */
  manifest: string;
  entry: string;
  catalogue: string;
  /**
   * Texts of this page that are not in `storefront.po`. Omitted if they are unknown: the entry module then waits for the
   * catalogue with all texts.
   */
  texts?: Messages;
  /** URL of the complete stylesheet. The page contains only the styles of its own elements. */
  stylesheet: string;
  /** Route ids with the modules of each route. */
  routes: readonly (readonly [id: string, modules: readonly string[]])[];
  /** Modules that several pages share, in import order: each module comes after the modules that it imports. */
  shared: readonly string[];
  /** All modules that the page requires at start, to be preloaded. */
  files: readonly string[];
  /**
   * Files that load at the first user interaction. They are listed in the page, so that the service worker caches them
   * with it.
   */
  later: readonly string[];
}
