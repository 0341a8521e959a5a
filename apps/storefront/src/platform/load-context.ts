/**
 * What the server hands to the store for one page, and how.
 *
 * The built store is one module, `apps/storefront/build/server/index.js` (in development: Vite's
 * `virtual:react-router/server-build`). The server does, for each page:
 *
 *     const build = await import(".../build/server/index.js");
 *     const handler = createRequestHandler(build, "production");              // from "react-router"
 *     const context = build.entry.module.createLoadContext(input);            // input: PageContext
 *     const response = await handler(request, context);                       // a whole Response, never streamed
 *
 * `request.url` carries the brand's own origin. The reply is one finished HTML text with exactly one inline
 * script that runs, the same for every page of a build: `build.entry.module.inlineScripts` lists its text, so the
 * Content-Security-Policy needs its SHA-256 only (`script-src 'self' 'sha256-…'`), kept page or not. Data blocks
 * (`type="application/json"`, `application/ld+json`) do not run. Styles need `style-src 'self' 'unsafe-inline'`:
 * picture grounds and the brand's colours are style attributes.
 */
import { createContext, RouterContextProvider } from "react-router";
import type { PageContext } from "@dasturxon/contract/page-context";
import { setPictureBase } from "../ui/picture-url.ts";
import { sideChannel } from "./server-side.tsx";

export const storefrontContext = createContext<PageContext>();

/** Wraps the server's input for React Router; called by the server from the built module. */
export function createLoadContext(input: PageContext): RouterContextProvider {
  // The same for every page of an installation.
  setPictureBase(input.merchant?.picturesUrl ?? null);
  const provider = new RouterContextProvider();
  provider.set(storefrontContext, input);
  provider.set(sideChannel, {});
  return provider;
}
