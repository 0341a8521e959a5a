import { readFileSync } from "node:fs";
import { testEveryScreen } from "./src/every-screen.ts";
import { SCREENS } from "./src/screens-table.ts";
import { expect, test } from "./src/test.ts";

const ROUTES_FILE = new URL("../apps/storefront/src/routes.ts", import.meta.url);

test("[RT-1] the table of screens has every path of the store, once", () => {
  const text = readFileSync(ROUTES_FILE, "utf8");
  const paths = [...text.matchAll(/\broute\("([^"]+)"/g)].map(([, path = ""]) => path);
  const wanted = ["/", ...paths.filter((path) => path !== "dev/ui")].map((path) =>
    path === "/" || path === "*" ? path : `/${path}`,
  );
  expect(SCREENS.map(({ route }) => route).sort()).toEqual(wanted.sort());
});

// The desktop test of every screen covers the right-to-left direction.
testEveryScreen({ language: "uz", otherWidth: 1280, by: "load" });
