import { afterEach, expect, test } from "vitest";
import { toPictureUrl, setPictureBase } from "./picture-url.ts";

afterEach(() => setPictureBase(null));

const size = { width: 360, format: "webp" } as const;

test("[FM-7] with a CDN the picture URLs begin with it, otherwise they are local", () => {
  expect(toPictureUrl("osh/palov", size)).toBe("/img/osh/palov?w=360&q=75&f=webp");
  setPictureBase("https://cdn.example.uz");
  expect(toPictureUrl("osh/palov", size)).toBe("https://cdn.example.uz/img/osh/palov?w=360&q=75&f=webp");
});

test("[FM-5] an absolute URL, and a data URL, stay unchanged with or without a CDN", () => {
  setPictureBase("https://cdn.example.uz");
  for (const whole of ["https://img.example/a.jpg", "data:image/webp;base64,UklGRg=="])
    expect(toPictureUrl(whole, size)).toBe(whole);
});

test("[FM-5] a picture by height has the resulting width", () => {
  expect(toPictureUrl("osh/logo", { height: 96, format: "webp" })).toBe("/img/osh/logo?h=96&q=75&f=webp");
});
