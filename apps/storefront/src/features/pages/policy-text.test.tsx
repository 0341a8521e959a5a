import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PolicyText } from "./policy-text.tsx";

const renderPolicy = (text: string) => renderToStaticMarkup(<PolicyText text={text} />);
const listLinks = (text: string) =>
  [...renderPolicy(text).matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);

test("[CT-2] phones, e-mails and URLs in the brand's texts become links", () => {
  const text =
    "# Aloqa: +998 71 200-00-00\nYozing: info@osh.uz.\n- https://osh.uz/menu?a=1&b=2, har kuni\n- Toshkent";
  expect(listLinks(text)).toEqual([
    "tel:+998712000000",
    "mailto:info@osh.uz",
    "https://osh.uz/menu?a=1&amp;b=2",
  ]);
  expect(renderPolicy(text)).toMatch(/<a href="https:[^>]+rel="noreferrer"/);
});

test("[CT-2] a number in Arabic text keeps its direction", () => {
  expect(renderPolicy("للأسئلة: +998 71 200 00 00.")).toContain('<bdi dir="ltr">+998 71 200 00 00</bdi></a>.');
});

test("[CT-2] markup and other URL schemes in texts are shown as text", () => {
  const text = '<a href="https://x.uz/">x</a> https://x.uz/"onclick="alert(1) javascript:alert(1)';
  expect(listLinks(text)).toEqual(["https://x.uz/", "https://x.uz/"]);
  expect(renderPolicy(text)).toContain("&lt;a href=&quot;");
  expect(renderPolicy(text)).toContain("&quot;onclick=");
});
