/** Catalogue paths below the site's root, by language, or `late/` and language. Filled in by vite.config.ts. */
declare const __CATALOGUES__: Record<string, string>;

declare module "*.po" {
  export const messages: Record<string, string>;
}

declare module "virtual:page-texts" {
  /** Ids of the texts in `storefront-late.po` that a page needs at start, by the name of its module in `routes`. */
  const textIdsByPage: Record<string, string[]>;
  export default textIdsByPage;
}

declare module "*?inline-script" {
  const text: string;
  export default text;
}

/** Properties set by the inline scripts of the page (start/first-paint.ts, start/start-script.ts). */
interface Window {
  /** Resolves when all modules for hydration are loaded. */
  dxLoaded?: Promise<unknown>;
  /** Texts of the page that are not in `storefront.po`. Undefined if the page waits for the lazy-loaded texts. */
  dxTexts?: object;
  /** Elements of the menu tapped before the application was ready. */
  dxTaps?: Element[];
  /** Other elements tapped before hydration. Undefined after hydration. */
  dxClicks?: HTMLElement[] | undefined;
  /** Time of the last tap on a link that loads another page, in milliseconds since 1970. */
  dxLeftAt?: number;
  /** Whether the application handles taps itself. */
  dxReady?: boolean;
  /** Properties of React Router: the data of the page and the modules of its routes. */
  __reactRouterContext?: object;
  __reactRouterRouteModules?: Record<string, object>;
}
