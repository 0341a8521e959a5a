/**
 * What the server hands to the store for one page, and how.
 *
 * The built store is one module, `apps/storefront/build/server/index.js` (in development: Vite's
 * `virtual:react-router/server-build`). The server does, for each page:
 *
 *     const build = await import(".../build/server/index.js");
 *     const handler = createRequestHandler(build, "production");              // from "react-router"
 *     const context = build.entry.module.createLoadContext(input);            // input: StorefrontLoadContext
 *     const response = await handler(request, context);                       // a whole Response, never streamed
 *
 * `request.url` carries the brand's own origin. The reply is one finished HTML text with exactly one inline
 * script that runs, the same for every page of a build: `build.entry.module.inlineScripts` lists its text, so the
 * Content-Security-Policy needs its SHA-256 only (`script-src 'self' 'sha256-…'`), kept page or not. Data blocks
 * (`type="application/json"`, `application/ld+json`) do not run. Styles need `style-src 'self' 'unsafe-inline'`:
 * picture grounds and the brand's colours are style attributes.
 *
 * Nothing of the visitor may be in `input` when `kept` is true: what is personal is drawn in the browser.
 */
import { createContext, RouterContextProvider } from "react-router";
import type { Language } from "@dasturxon/domain/language";
import type { ApiCall } from "./api.ts";
import { sideChannel } from "./server-side.tsx";
import type { WebSettings } from "./shapes.ts";

export type ShellKind = "web" | "telegram" | "click";

/** Why no brand's store can be shown: nobody's host [BR-6], switched off or deleted [BR-7]. */
export type MerchantState = "active" | "inactive" | "deleted" | "unknown";

export interface StorefrontLoadContext {
  /** The API's client, going in by the door (`inject`) as a guest of this brand. */
  call: ApiCall;
  merchantState: MerchantState;
  /** Null when the host names no brand. */
  merchant: WebSettings | null;
  language: Language;
  /** Languages that the brand offers, in the order to show [LN-2]. */
  languages: Language[];
  shell: ShellKind;
  /** `https://osh.example.uz`, no slash at the end: for canonical and alternate links. */
  origin: string;
  /** The HTML will be kept for every guest. */
  kept: boolean;
  buildId: string;
}

export const storefrontContext = createContext<StorefrontLoadContext>();

/** Wraps the server's input for React Router; called by the server from the built module. */
export function createLoadContext(input: StorefrontLoadContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(storefrontContext, input);
  provider.set(sideChannel, {});
  return provider;
}
