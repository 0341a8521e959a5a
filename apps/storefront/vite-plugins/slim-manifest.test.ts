import { expect, test } from "vitest";
import { removeImports } from "./slim-manifest.ts";

test("the client's route manifest has no imports, and is otherwise unchanged", () => {
  const route = { id: "routes/basket", path: "basket", module: "/assets/basket-1.js", css: [] };
  const entry = { module: "/assets/entry-1.js", imports: ["/assets/vendor-1.js"] };
  const whole = { entry, routes: { "routes/basket": { ...route, imports: ["/assets/shared-1.js"] } } };
  const slim = { entry, routes: { "routes/basket": route } };
  const toManifestScript = (manifest: object) => `window.__reactRouterManifest=${JSON.stringify(manifest)};`;
  expect(removeImports(toManifestScript(whole))).toBe(toManifestScript(slim));
});
