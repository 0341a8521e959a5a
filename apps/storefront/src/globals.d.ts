/** Language, or `late/` before it → path of the catalogue below the site's root, filled in by vite.config.ts. */
declare const __CATALOGUES__: Record<string, string>;

declare module "*.po" {
  export const messages: Record<string, string>;
}

declare module "*?inline-script" {
  const text: string;
  export default text;
}

/** Set by the start script (start/start-script.ts), which development does without. */
interface Window {
  /** All that hydrating needs is there. */
  dxLoaded?: Promise<unknown>;
  /** Taps that came before the application was ready. */
  dxTaps?: Element[];
  /** The application hears taps by itself from now on. */
  dxReady?: boolean;
  /** React Router's own: the page's hand-over, and the modules of its routes. */
  __reactRouterContext?: object;
  __reactRouterRouteModules?: Record<string, object>;
}
