import { expect, test } from "vitest";
import { removeScripts } from "./remove-scripts.ts";

test("the floor of a page has its markup, styles and pictures, and no script", () => {
  const page =
    '<head><style>a{}</style><link rel="modulepreload" href="/a.js"><link rel="icon" href="/i.png"><script>start()</script></head>' +
    '<body><img src="/osh.webp"><noscript>call</noscript><script type="application/json" id="data">{"a":\n1}</script></body>';
  expect(removeScripts(page)).toBe(
    '<head><style>a{}</style><link rel="icon" href="/i.png"></head><body><img src="/osh.webp"></body>',
  );
});
