/** Language → path of its catalogue below the site's root, filled in by vite.config.ts. */
declare const __CATALOGUES__: Record<string, string>;

declare module "*.po" {
  export const messages: Record<string, string>;
}

interface Window {
  /** All that hydrating needs is there (start/late-start.ts); absent in development. */
  dxLoaded?: Promise<unknown>;
}
