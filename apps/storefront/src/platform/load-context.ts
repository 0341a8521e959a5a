/**
 * Input that the server passes to the store for one page.
 *
 * The built store is one module, `apps/storefront/build/server/index.js` (in development: Vite's
 * `virtual:react-router/server-build`). The server does, for each page:
 *
 *     const build = await import(".../build/server/index.js");
 *     const handler = createRequestHandler(build, "production");              // from "react-router"
 *     const context = build.entry.module.createLoadContext(input);            // input: PageContext
 *     const response = await handler(request, context);                       // complete, not streamed
 *
 * `request.url` has the brand's own origin. The response is one complete HTML document with exactly one inline script
 * that runs. It is the same for every page of a build, and `build.entry.module.inlineScripts` contains its text. The
 * Content-Security-Policy therefore needs only its SHA-256 (`script-src 'self' 'sha256-…'`), also for cached pages.
 * Data blocks (`type="application/json"`, `application/ld+json`) do not run. Styles need
 * `style-src 'self' 'unsafe-inline'`, because picture backgrounds and the brand's colours are style attributes.
 */
import { createContext, RouterContextProvider } from "react-router";
import type { PageContext } from "@dasturxon/contract/page-context";
import { setPictureBase } from "./picture-url.ts";
import { serverSideLoaderContext } from "./server-side.tsx";

export const storefrontContext = createContext<PageContext>();

/** Wraps the server's input for React Router. The server calls it from the built module. */
export function createLoadContext(input: PageContext): RouterContextProvider {
  // The base URL of pictures is the same for every page of an installation.
  setPictureBase(input.merchant?.picturesUrl ?? null);
  const provider = new RouterContextProvider();
  provider.set(storefrontContext, input);
  provider.set(serverSideLoaderContext, {});
  return provider;
}
