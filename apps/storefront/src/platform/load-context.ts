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
import { listClassNames } from "./class-names.ts";
import { serverSideLoaderContext } from "./server-side.tsx";

export const storefrontPageContext = createContext<PageContext>();

/** Class names in the shared markup of the page, which React renders as a placeholder only. */
export const sharedClassNamesContext = createContext<Set<string>>();

/** Wraps the server's input for React Router. The server calls it from the built module. */
export function createLoadContext(input: PageContext): RouterContextProvider {
  // The base URL of pictures is the same for every page of an installation.
  setPictureBase(input.merchant?.picturesUrl ?? null);
  const provider = new RouterContextProvider();
  const classNames = new Set<string>();
  provider.set(storefrontPageContext, { ...input, shared: recordClassNames(input.shared, classNames) });
  provider.set(sharedClassNamesContext, classNames);
  provider.set(serverSideLoaderContext, {});
  return provider;
}

/** Wraps `shared`: adds the class names of each requested markup to `target`. They are cached with the markup. */
function recordClassNames(shared: PageContext["shared"], target: Set<string>): PageContext["shared"] {
  return async (name, make) => {
    const { html, facts } = await shared(name, async () => {
      const markup = await make();
      return { ...markup, facts: { own: markup.facts, classNames: [...listClassNames(markup.html)] } };
    });
    for (const each of facts.classNames) target.add(each);
    return { html, facts: facts.own };
  };
}
