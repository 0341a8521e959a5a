import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { serveConsole } from "../platform/http/index.ts";
import { serveImages } from "../platform/images/index.ts";
import { createDiskStorage } from "../platform/storage/index.ts";
import { createTestApp } from "../testing/test-app.ts";

const consoleOrigin = "https://console.example.uz";
const folder = mkdtempSync(join(tmpdir(), "console-host-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const app = await createTestApp({
  config: { isProduction: true, isDemo: false, publicOrigin: "https://example.uz", consoleOrigin },
});
mkdirSync(join(folder, "assets"));
mkdirSync(join(folder, app.osh));
writeFileSync(join(folder, "index.html"), "<title>console</title>");
writeFileSync(join(folder, "assets/entry.js"), "start()");
const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: "#c33" } });
await picture.png().toFile(join(folder, app.osh, "dish.png"));
serveConsole(app.http, { source: folder, origin: consoleOrigin, publicUrl: "https://example.uz" });
serveImages(app.http, {
  roots: [folder],
  storage: createDiskStorage(join(folder, "made")),
  consoleHost: "console.example.uz",
});
app.http.app.get("/*", () => "store");

async function fetchAtHost(host: string, url: string) {
  const { statusCode, headers, body } = await app.http.app.inject({ url, headers: { host } });
  return [statusCode, headers.location ?? body];
}

test("[S13] with its own host the console is served only there; other hosts redirect to it", async () => {
  for (const host of ["console.example.uz", "CONSOLE.example.uz.:443"]) {
    expect(await fetchAtHost(host, "/console/orders")).toEqual([200, "<title>console</title>"]);
    expect(await fetchAtHost(host, "/console/assets/entry.js")).toEqual([200, "start()"]);
  }
  for (const host of ["osh.example.uz", "pizza.example.uz", "example.uz"]) {
    expect(await fetchAtHost(host, "/console")).toEqual([302, `${consoleOrigin}/console/`]);
    expect(await fetchAtHost(host, "/console/orders?a=1")).toEqual([
      302,
      `${consoleOrigin}/console/orders?a=1`,
    ]);
    expect(await fetchAtHost(host, "/console/assets/entry.js")).toEqual([
      302,
      `${consoleOrigin}/console/assets/entry.js`,
    ]);
    expect(await fetchAtHost(host, "/about")).toEqual([200, "store"]);
  }
  expect((await fetchAtHost("evil.example", "/console/"))[0]).toBe(421);
});

test("[S13] the console frames stores below the platform's host only", async () => {
  const { headers } = await app.http.app.inject({
    url: "/console/",
    headers: { host: "console.example.uz" },
  });
  const policy = String(headers["content-security-policy"]).split("; ");
  expect(policy).toContain("frame-src 'self' https://*.example.uz");
});

test("[S13, CT-4] the console's service worker may call its own host only, is revalidated, and is never served as a page", async () => {
  writeFileSync(join(folder, "service-worker.js"), "listen()");
  const other = await createTestApp();
  serveConsole(other.http, { source: folder, origin: null, publicUrl: "http://localhost:3000" });
  const fetchConsoleFile = (path: string) =>
    other.http.app.inject({ url: `/console/${path}`, headers: { host: "osh.localhost" } });
  const script = await fetchConsoleFile("service-worker.js");
  expect([script.statusCode, script.body]).toEqual([200, "listen()"]);
  expect(script.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "content-security-policy": "default-src 'none'; connect-src 'self'",
    "cache-control": "public, max-age=0, must-revalidate",
  });
  expect((await fetchAtHost("console.example.uz", "/console/service-worker.js"))[0]).toBe(404);
});

test("[S13] the console's host has no store and no brand, and its staff work there by their sessions", async () => {
  for (const path of ["/", "/about"]) {
    expect(await fetchAtHost("console.example.uz", path)).toEqual([302, "/console/"]);
  }
  const host = "console.example.uz";
  expect((await app.call("/support/v1/merchant/settings/web", { host })).status).toBe(400);
  const body = { login: "owner@osh", password: "demo" };
  const signedIn = await app.call<{ token: string }>("/console/v1/sign-in", { host, body });
  expect(signedIn.status).toBe(200);
  expect((await app.call("/console/v1/me", { host, token: signedIn.body.token })).status).toBe(200);
});

test.each(["console.example.uz", "example.uz"])(
  "[S12] at %s without a brand a signed-out person is told so, and the console asks for the login",
  async (host) => {
    const me = await app.call<{ code: string }>("/console/v1/me", { host });
    expect([me.status, me.body.code]).toEqual([401, "unauthorized"]);
  },
);

test("[BR-12] the console shows staff their brand's pictures, but not visitors or another brand's host", async () => {
  const url = `/img/${app.osh}/dish?w=96`;
  const fetchPictureAsStaff = async (login: string) => {
    const authorization = `Bearer ${await app.signInStaff(login, "console.example.uz")}`;
    return app.http.app.inject({ url, headers: { host: "console.example.uz", authorization } });
  };
  expect((await fetchAtHost("console.example.uz", url))[0]).toBe(404);
  expect((await fetchPictureAsStaff("owner@pizza")).statusCode).toBe(404);
  const own = await fetchPictureAsStaff("owner@osh");
  expect([own.statusCode, own.headers["cache-control"]]).toEqual([200, expect.stringContaining("private")]);
  expect((await fetchAtHost("osh.example.uz", url))[0]).toBe(200);
  expect((await fetchAtHost("pizza.example.uz", url))[0]).toBe(404);
});
