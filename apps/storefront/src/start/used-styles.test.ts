import { expect, test } from "vitest";
import { listClassNames } from "../platform/class-names.ts";
import { createStyleSelector } from "./used-styles.ts";

const select = (css: string, ...names: string[]) => createStyleSelector(css)(new Set(names));

test("rules of unused classes are left out, and the others keep their order", () => {
  const css = "@layer utilities{.a{top:0}.b{top:1px}.c{top:2px}}";
  expect(select(css, "c", "a")).toBe("@layer utilities{.a{top:0}.c{top:2px}}");
});

test("rules outside the layers of classes are kept", () => {
  const css =
    '@layer base,components,utilities;@font-face{font-family:A;src:url("a{.woff2")}.a{top:0}@layer base{.b{top:0}}';
  expect(select(css)).toBe(css);
});

test("escaped class names are compared without escapes", () => {
  const css =
    "@layer utilities{.p-2\\.5{top:0}.\\32xl{top:0}.w-1\\/2{top:0}.\\[\\&\\>\\*\\]\\:flex>*{top:0}.x\\{y{top:0}}";
  expect(select(css, "p-2.5", "2xl", "w-1/2", "[&>*]:flex", "x{y")).toBe(css);
  expect(select(css, "p-2", "xl", "w-1", "x")).toBe("");
});

test("media queries and nested layers are kept only with a used rule", () => {
  const css =
    "@layer utilities{@media (min-width:40rem){.sm\\:a{top:0}.sm\\:b{top:1px}}@supports (top:0){@media print{.c{top:0}}}}";
  expect(select(css, "sm:b")).toBe("@layer utilities{@media (min-width:40rem){.sm\\:b{top:1px}}}");
  expect(select(css, "c")).toBe("@layer utilities{@supports (top:0){@media print{.c{top:0}}}}");
});

test("a rule with several selectors is kept if one of them is used, or has no class", () => {
  expect(select("@layer components{.a:is(.x,.y),.b{top:0}}", "b")).toContain(".b{top:0}");
  expect(select("@layer components{.a,main{top:0}}")).toBe("@layer components{.a,main{top:0}}");
  expect(select("@layer components{:where(.a>:not(:last-child)){top:0}}", "a")).toContain("top:0");
  expect(select("@layer components{:where(.a>:not(:last-child)){top:0}}", "b")).toBe("");
});

test("a rule is kept if its first class is excluded, or one of several", () => {
  for (const css of [
    ":not(.x)>.y{top:0}",
    "main:not(.x){top:0}",
    ":is(.a,.b) .c{top:0}",
    ":where(.a,.b)>.c{top:0}",
  ])
    expect(select(`@layer components{${css}}`, "y", "b", "c")).toContain(css);
  expect(select("@layer components{.a:not(.x) .y{top:0}}", "y")).toBe("");
});

test("keyframes and custom properties in a layer are kept", () => {
  const css = "@layer utilities{@keyframes spin{to{rotate:1turn}}@property --x{syntax:'*';inherits:false}}";
  expect(select(css)).toBe(css);
});

test("class names of HTML are listed without HTML escapes", () => {
  const html = `<p class="a [&amp;&gt;*]:b"><i data-class="no" class="[content:&quot;x&quot;]"></i></p>`;
  expect([...listClassNames(html)].toSorted()).toEqual(["[&>*]:b", '[content:"x"]', "a"]);
});

test("long HTML without an end of its attribute is read in linear time", () => {
  const started = performance.now();
  listClassNames(` class="${"a ".repeat(500_000)}`);
  expect(performance.now() - started).toBeLessThan(1000);
});
