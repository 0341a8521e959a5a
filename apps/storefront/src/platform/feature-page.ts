import type { WebSettings } from "./shapes.ts";
import { storefrontContext } from "./load-context.ts";
import { missing } from "./missing-page.ts";
import type { RouterContextProvider } from "react-router";

/** A loader of a page that is not there where the brand has the feature, or all of them, off [BR-14]. */
export function featurePage(...features: (keyof WebSettings["features"])[]) {
  return ({ context }: { context: Readonly<RouterContextProvider> }): null => {
    const { merchant } = context.get(storefrontContext);
    if (!features.some((feature) => merchant?.features[feature])) throw missing();
    return null;
  };
}
