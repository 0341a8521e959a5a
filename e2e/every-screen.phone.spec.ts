import { readFileSync } from "node:fs";
import { testEveryScreen } from "./src/every-screen.ts";
import { SCREENS } from "./src/screens-table.ts";
import { expect, test } from "./src/test.ts";

const ROUTES = new URL("../apps/storefront/src/routes.ts", import.meta.url);

test("[RT-1] the table of screens has every path of the store, once", () => {
  const text = readFileSync(ROUTES, "utf8");
  const paths = [...text.matchAll(/\broute\("([^"]+)"/g)].map(([, path = ""]) => path);
  const wanted = ["/", ...paths.filter((path) => path !== "dev/ui")].map((path) =>
    path === "/" || path === "*" ? path : `/${path}`,
  );
  expect(SCREENS.map(({ route }) => route).sort()).toEqual(wanted.sort());
});

// With the desktop's: both sizes, themes and directions of writing, and axe once in each theme.
testEveryScreen({ language: "uz", isDark: false, otherWidth: 1280 });
