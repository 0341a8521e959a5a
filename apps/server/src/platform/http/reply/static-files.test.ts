import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { listStaticFiles } from "./static-files.ts";

const root = mkdtempSync(join(tmpdir(), "dasturxon-files-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const script = Buffer.from("const greeting = 'assalomu alaykum';\n".repeat(200));
const bestCompressedScript = brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
writeFileSync(join(root, "both.js"), script);
writeFileSync(join(root, "both.js.br"), bestCompressedScript);
writeFileSync(join(root, "alone.js"), script);
const files = listStaticFiles(root);

test("sends a file compressed by the build unchanged", async () => {
  const reply = await files.find("both.js");
  const sent = await reply?.variantFor("gzip, br");
  expect(sent?.body).toEqual(bestCompressedScript);
  expect(sent?.headers).toMatchObject({
    "content-encoding": "br",
    "content-type": "text/javascript; charset=utf-8",
    "content-length": String(bestCompressedScript.length),
  });
  expect((await reply?.variantFor(undefined))?.body).toEqual(script);
});

test("compresses a file that the build did not compress", async () => {
  const reply = await files.find("alone.js");
  const sent = await reply?.variantFor("gzip, br");
  expect(sent?.headers["content-encoding"]).toBe("br");
  expect(sent?.body.length).toBeLessThan(script.length);
});

test("does not serve the compressed file by its own name, nor files outside the list", () => {
  expect(files.find("both.js.br")).toBeNull();
  expect(files.find("../static-files.ts")).toBeNull();
});
