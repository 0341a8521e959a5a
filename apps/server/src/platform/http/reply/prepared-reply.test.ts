import { brotliDecompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { prepareReply } from "./prepared-reply.ts";

const jsonContent = JSON.stringify(
  Array.from({ length: 2000 }, (_, at) => ({ id: `${at * 7919}`, name: `Osh ${at % 37}`, price: at * 500 })),
);

test("a shared response is compressed quickly for the first request, smaller for later ones, with equal content", async () => {
  const reply = prepareReply(jsonContent);
  const first = await reply.variantFor("br");
  // The second request gets the quickly compressed body at once instead of waiting for the better compressed one.
  expect(await reply.variantFor("br")).toBe(first);
  const later = await vi.waitUntil(async () => {
    const variant = await reply.variantFor("br");
    return variant !== first && variant;
  });
  expect(later.body.length).toBeLessThan(first.body.length);
  expect([first, later].map(({ body }) => brotliDecompressSync(body).toString())).toEqual([
    jsonContent,
    jsonContent,
  ]);
  expect(later.etag).toBe(first.etag);
  expect(later.headers["content-length"]).toBe(String(later.body.length));
  expect(await reply.variantFor("br")).toBe(later);
});

test("sends files compressed by the build unchanged", async () => {
  const brotli = Buffer.from("compressed by the build");
  const reply = prepareReply(jsonContent, { brotli });
  const bodies = [await reply.variantFor("br"), await reply.variantFor("br"), await reply.variantFor("br")];
  expect(bodies.map(({ body }) => body)).toEqual([brotli, brotli, brotli]);
});
