import { afterEach, expect, test } from "vitest";
import { pictureUrl, setPictureBase } from "./picture-url.ts";

afterEach(() => setPictureBase(null));

const size = { width: 360, format: "webp" } as const;

test("[FM-7] with a CDN the addresses of pictures begin with it, without one they are our own", () => {
  expect(pictureUrl("osh/palov", size)).toBe("/img/osh/palov?w=360&q=75&f=webp");
  setPictureBase("https://cdn.example.uz");
  expect(pictureUrl("osh/palov", size)).toBe("https://cdn.example.uz/img/osh/palov?w=360&q=75&f=webp");
});

test("[FM-5] an absolute address stays as it is, with a CDN or without", () => {
  setPictureBase("https://cdn.example.uz");
  expect(pictureUrl("https://img.example/a.jpg", size)).toBe("https://img.example/a.jpg");
});
