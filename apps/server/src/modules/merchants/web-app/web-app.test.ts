import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveImages } from "../../../platform/images/index.ts";
import { createDiskStorage } from "../../../platform/storage/index.ts";
import { changeBrandContent } from "../../../testing/change-content.ts";
import { createTestApp } from "../../../testing/test-app.ts";
import { isBrandLogo } from "../read-settings.ts";
import { serveWebApp } from "./http.ts";

const app = await createTestApp();
const folder = mkdtempSync(join(tmpdir(), "web-app-"));
const picturesRoot = join(folder, "pictures");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const RED = "#ff0000";
const createSquareImage = () => sharp({ create: { width: 200, height: 200, channels: 3, background: RED } });

beforeAll(async () => {
  mkdirSync(join(picturesRoot, "osh"), { recursive: true });
  await createSquareImage().png().toFile(join(picturesRoot, "osh/logo.png"));
  mkdirSync(join(picturesRoot, app.pizza), { recursive: true });
  await createSquareImage()
    .png()
    .toFile(join(picturesRoot, app.pizza, "logo.png"));
  const pictures = serveImages(app.http, {
    roots: [picturesRoot],
    storage: createDiskStorage(join(folder, "cache")),
    isLogo: (key) => isBrandLogo(app.db, key),
  });
  serveWebApp(app.http, { pictures, installation: app.installation });
});

const fetchPath = (url: string, host = "osh.localhost", cookie = "") =>
  app.http.app.inject({ url, headers: { host, cookie } });

interface Manifest {
  name: string;
  lang: string;
  start_url: string;
  theme_color: string;
  icons: { src: string; sizes: string; purpose: string }[];
}

/** Returns the colour of one pixel of a picture. */
async function samplePixel(picture: Buffer, left: number, top: number): Promise<number[]> {
  const area = { left, top, width: 1, height: 1 };
  return [...(await sharp(picture).ensureAlpha().extract(area).raw().toBuffer())];
}

test("[BR-5] the manifest names the host's brand in the requested language, with existing icons", async () => {
  const reply = await fetchPath("/manifest.webmanifest?lang=ru");
  expect(reply.headers["content-type"]).toBe("application/manifest+json; charset=utf-8");
  expect(reply.headers["cache-control"]).toBe("public, max-age=86400");
  const manifest = reply.json<Manifest>();
  expect(manifest).toMatchObject({ name: "osh", lang: "ru", start_url: "/", theme_color: "#ffffff" });
  for (const { src, sizes } of manifest.icons) {
    const icon = await fetchPath(src);
    const { width, height, format } = await sharp(icon.rawPayload).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, "png"]);
    expect(icon.headers["cache-control"]).toBe("public, max-age=31536000");
  }
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(["any", "any", "maskable"]);
  expect((await fetchPath("/manifest.webmanifest?lang=ar")).json<Manifest>().lang).toBe("uz");
});

test("[BR-5, BR-1] a brand selected by choice is repeated in the start URL, and no shared cache stores the manifest", async () => {
  const reply = await fetchPath("/manifest.webmanifest", "localhost", "vendor=pizza");
  const { name, start_url, icons } = reply.json<Manifest>();
  expect([name, start_url]).toEqual(["pizza", "/?vendor=pizza"]);
  expect(icons[0]?.src).toContain("vendor=pizza");
  expect(reply.headers["cache-control"]).toContain("private");
});

test("[BR-5] a maskable icon has the logo centred on the brand's colour; the plain one is the logo alone", async () => {
  const masked = (await fetchPath("/icons/maskable-512.png")).rawPayload;
  expect(await samplePixel(masked, 2, 2)).toEqual([0xfc, 0xe0, 0, 255]);
  expect(await samplePixel(masked, 256, 256)).toEqual([255, 0, 0, 255]);
  expect(await samplePixel((await fetchPath("/icons/192.png")).rawPayload, 1, 1)).toEqual([255, 0, 0, 255]);
});

test("[BR-5] /favicon.ico is the brand's icon; a brand without a logo has its colour", async () => {
  const reply = await fetchPath("/favicon.ico");
  expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, "image/x-icon"]);
  const png = reply.rawPayload.subarray(22);
  expect(await samplePixel(png, 24, 24)).toEqual([255, 0, 0, 255]);
  const plain = (await fetchPath("/favicon.ico", "pizza.localhost")).rawPayload.subarray(22);
  expect(await samplePixel(plain, 24, 24)).toEqual([0xfc, 0xe0, 0, 255]);
});

test("[BR-5] another colour gives other icons at other URLs", async () => {
  const before = (await fetchPath("/manifest.webmanifest")).json<Manifest>().icons[2]?.src;
  await changeBrandContent(
    app,
    app.osh,
    sql`update merchant_settings set main_color = '#0000ff' where merchant_id = ${app.osh}`,
  );
  app.directory.drop();
  const after = (await fetchPath("/manifest.webmanifest")).json<Manifest>().icons[2]?.src ?? "";
  expect(after).not.toBe(before);
  expect(await samplePixel((await fetchPath(after)).rawPayload, 2, 2)).toEqual([0, 0, 255, 255]);
});

test("[BR-6, BR-12] a host without a brand has no icon or manifest, and other files are not served as icons", async () => {
  for (const path of ["/favicon.ico", "/manifest.webmanifest", "/icons/192.png"])
    expect((await fetchPath(path, "10.0.0.1.example")).statusCode, path).toBe(404);
  for (const path of ["/icons/7.png", "/icons/192", "/icons/constructor.png"])
    expect((await fetchPath(path)).statusCode, path).toBe(404);
});

test("[BR-11] every host serves the logo of an active brand", async () => {
  const key = `${app.pizza}/logo`;
  const fetchIconStatus = async () => (await fetchPath(`/img/${key}`, "nobody.example")).statusCode;
  expect(await fetchIconStatus()).toBe(404);
  await changeBrandContent(
    app,
    app.pizza,
    sql`update merchant_settings set logo = ${key} where merchant_id = ${app.pizza}`,
  );
  expect(await fetchIconStatus()).toBe(200);
  await app.db.platform((tx) =>
    sql`update merchants set is_active = false where merchant_id = ${app.pizza}`.execute(tx),
  );
  expect(await fetchIconStatus()).toBe(404);
});
