import { expect, test } from "vitest";
import { renderDeferredStartScript } from "./deferred-start.ts";

const startInput = {
  manifest: {
    url: "/assets/manifest.js",
    entry: { module: "/assets/entry.js", imports: ["/assets/screens.js", "/assets/vendor.js"] },
    routes: { root: { module: "/assets/root.js", imports: ["/assets/vendor.js", "/assets/shop.js"] } },
  },
  routeIds: ["root", "unknown"],
  handOver: '{"ssr":true}',
  data: 'name: "</script><script>alert(1)</script>"',
  catalogue: "/assets/locale-uz.js",
  texts: {},
  stylesheet: "/assets/app.css",
  lazyCatalogue: "/assets/locale-late-uz.js",
  script: "start()",
};

test("page data cannot close its script block and execute", () => {
  const html = renderDeferredStartScript(startInput);
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  expect(html).not.toContain("alert(1)</script>");
});

test("every page has the same inline script, so that one CSP hash allows it", () => {
  expect(renderDeferredStartScript(startInput)).toContain("<script>start()</script>");
  expect(renderDeferredStartScript({ ...startInput, data: "other" })).toContain("<script>start()</script>");
});

test("a file used by several routes is listed once", () => {
  const [, json = ""] = /id="dx-start">(.*?)<\/script>/.exec(renderDeferredStartScript(startInput)) ?? [];
  const { files, routes } = JSON.parse(json) as { files: string[]; routes: unknown[] };
  expect(files.map((file) => file.replace(/\/assets\/(\w+).js/, "$1"))).toEqual([
    "entry",
    "screens",
    "vendor",
    "root",
    "shop",
  ]);
  expect(routes).toEqual([["root", ["/assets/root.js"]]]);
});

test("runs dependencies first, one module at a time", () => {
  const [, json = ""] = /id="dx-start">(.*?)<\/script>/.exec(renderDeferredStartScript(startInput)) ?? [];
  const { shared } = JSON.parse(json) as { shared: string[] };
  expect(shared).toEqual(["/assets/vendor.js", "/assets/screens.js"]);
});
