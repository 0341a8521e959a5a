import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { PageContext } from "@dasturxon/contract/page-context";
import { createFeatureLoader } from "./feature-page.ts";
import { storefrontPageContext } from "./load-context.ts";

/** Returns the page's response for a brand with favourites on or off. */
function loadFeaturePage(favourite: boolean): unknown {
  const context = new RouterContextProvider();
  context.set(storefrontPageContext, { merchant: { features: { favourite } } } as PageContext);
  try {
    return createFeatureLoader("favourite")({ context });
  } catch (thrown) {
    return thrown instanceof Response ? thrown.status : thrown;
  }
}

test("[BR-14] the page of a feature exists only if the brand has it enabled", () => {
  expect(loadFeaturePage(true)).toBeNull();
  expect(loadFeaturePage(false)).toBe(404);
});
