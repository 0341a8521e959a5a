import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { addReloadGuard } from "./guarded-reload.ts";

const routerFolder = dirname(createRequire(import.meta.url).resolve("react-router/package.json"));
const routeModulesCode = readFileSync(
  join(routerFolder, "dist/production/lib/dom/ssr/routeModules.js"),
  "utf8",
);

test("[BD-2] React Router's reload for a missing module asks the guard, and throws if not allowed", () => {
  const code = addReloadGuard(routeModulesCode);
  expect(code).not.toContain("window.location.reload");
  expect(code).toMatch(/^import \{ reloadPage \} from ".*\/src\/start\/fresh-build\.ts";/);
  expect(code).toMatch(/if \(!reloadPage\(\)\) throw error;\s+return new Promise/);
});

test("[BD-2] detects a library version that reloads elsewhere", () => {
  expect(() =>
    addReloadGuard(routeModulesCode.replace("window.location.reload()", "location.reload()")),
  ).toThrow("not where it was");
  expect(() => addReloadGuard(routeModulesCode + routeModulesCode)).toThrow("not where it was");
});
