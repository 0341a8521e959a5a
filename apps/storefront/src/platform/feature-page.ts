import type { WebSettings } from "./shapes.ts";
import { storefrontContext } from "./load-context.ts";
import type { RouterContextProvider } from "react-router";

/** A loader of a page that is not there where the brand has the feature off [BR-14]. */
export function featurePage(feature: keyof WebSettings["features"]) {
  return ({ context }: { context: Readonly<RouterContextProvider> }): null => {
    if (!context.get(storefrontContext).merchant?.features[feature])
      throw new Response(null, { status: 404 });
    return null;
  };
}
