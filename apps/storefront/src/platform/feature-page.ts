import type { WebSettings } from "./shapes.ts";
import { storefrontPageContext } from "./load-context.ts";
import { createNotFoundResponse } from "./missing-page.ts";
import type { RouterContextProvider } from "react-router";

/** Returns a loader for a page that exists only if the brand has at least one of the given features enabled [BR-14]. */
export function createFeatureLoader(...features: (keyof WebSettings["features"])[]) {
  return ({ context }: { context: Readonly<RouterContextProvider> }): null => {
    const { merchant } = context.get(storefrontPageContext);
    if (!features.some((feature) => merchant?.features[feature])) throw createNotFoundResponse();
    return null;
  };
}
