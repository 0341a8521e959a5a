import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { createTestClock } from "../platform/clock.ts";
import { type HostAnswer, requestByHost, type HostRequest } from "../testing/request-by-host.ts";
import { changeBrandContent } from "../testing/change-content.ts";
import { allContractCalls, prepareTestUsers } from "../testing/every-call.ts";
import { hasServer, createTestDatabase } from "../testing/index.ts";
import { serverEnvFromS3, startS3rver } from "../testing/s3/s3-server.ts";
import { type ServerProcess, startServer } from "../testing/server-process.ts";
import { addTestContent, addTestStories } from "../testing/test-content.ts";
import { addTables } from "../testing/test-tables.ts";
import { productIdFromKey, createTestShop } from "../testing/test-shop.ts";
import { scaleTime } from "../testing/time-limits.ts";

const storeBuildFolder = join(import.meta.dirname, "../../../storefront/build");

/** Replaces the parts of a response that differ for each request, such as nonces, so that responses can be compared. */
const replaceVolatileParts = (text: string) =>
  text
    .replace(/nonce="[^"]*"|nonce-[\w+/=-]+/g, "nonce")
    .replace(/"(freeBytes|bytes)":\d+/g, "$1")
    .replace(/\b1[6-9]\d{11}\b/g, "instant")
    .replace(/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, "instant");

describe.runIf(hasServer)("two processes with separate folders, one database and one bucket", async () => {
  if (!hasServer) return;
  const s3 = await startS3rver();
  const { db, config } = await createTestDatabase();
  const app = await createTestShop({ db, clock: createTestClock(new Date()), config: { s3: s3.options } });
  await addTestContent(app);
  await addTestStories(app);
  await addTables(app, "osh");
  const folders = ["one", "two"].map((name) => mkdtempSync(join(tmpdir(), `dasturxon-${name}-`)));
  const env = {
    ...serverEnvFromS3(s3),
    NODE_ENV: "production",
    DEMO: "1",
    CALLS_PER_MINUTE: "0",
    PLACES: "500",
    PICTURES_URL: "https://cdn.example.uz",
    CREDENTIALS_KEYS: Buffer.alloc(32, "credentials").toString("hex"),
    STOREFRONT_BUILD: storeBuildFolder,
  };
  const servers: ServerProcess[] = folders.map((folder) =>
    startServer(config.databaseUrl ?? "", { ...env, DATA_DIR: folder }),
  );
  afterAll(async () => {
    for (const { child } of servers) child.kill("SIGTERM");
    for (const { exit } of servers) await exit;
    await s3.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  const [one = "", two = ""] = await Promise.all(servers.map(({ ready }) => ready));
  const requestBoth = (path: string, asking: HostRequest = {}) =>
    Promise.all([requestByHost(one, path, asking), requestByHost(two, path, asking)]);
  const testUsers = await prepareTestUsers(app);

  const drawPng = (background: string) =>
    sharp({ create: { width: 640, height: 480, channels: 3, background } })
      .png()
      .toBuffer();

  async function uploadPicture(base: string, background: string): Promise<string> {
    const asking = {
      method: "POST",
      token: testUsers.owner,
      body: await drawPng(background),
      type: "image/png",
    };
    const { status, data } = await requestByHost(base, "/api/console/v1/pictures", asking);
    expect([status, String(data)]).toEqual([200, expect.stringContaining(app.osh)]);
    return (JSON.parse(String(data)) as { key: string }).key;
  }

  async function expectSameAnswer(path: string, asking: HostRequest = {}): Promise<HostAnswer> {
    const [first, second] = await requestBoth(path, asking);
    expect([path, first.status, first.headers["content-type"]]).toEqual([
      path,
      second.status,
      second.headers["content-type"],
    ]);
    expect([path, replaceVolatileParts(String(first.data))]).toEqual([
      path,
      replaceVolatileParts(String(second.data)),
    ]);
    return first;
  }

  test("[R40] a picture uploaded to one process is served by the other, byte for byte, in every size and format", async () => {
    for (const [taker, key] of [
      [one, await uploadPicture(one, "#c33")],
      [two, await uploadPicture(two, "#3c3")],
    ] as const) {
      for (const query of ["", "?w=96&h=96", "?w=360&f=avif&q=40", "?w=1080&f=jpg", "?f=png"]) {
        const [first, second] = await requestBoth(`/img/${key}${query}`);
        expect([taker, query, first.status, second.status]).toEqual([taker, query, 200, 200]);
        expect(first.data.equals(second.data), query).toBe(true);
        const selectComparableHeaders = ({ headers }: HostAnswer) => [
          headers["content-type"],
          headers.etag,
          headers["cache-control"],
        ];
        expect(selectComparableHeaders(second)).toEqual(selectComparableHeaders(first));
        expect(selectComparableHeaders(first)[2]).toContain("immutable");
      }
      // Both machines respond with 404 to the request for the picture on the host of another brand.
      expect(
        (await requestBoth(`/img/${key}`, { host: "pizza.localhost" })).map(({ status }) => status),
      ).toEqual([404, 404]);
    }
    // Pictures are stored in the bucket only, so neither machine has written a picture into its own folder.
    for (const folder of folders)
      expect(readdirSync(folder).filter((name) => name === "uploads" || name === "images")).toEqual([]);
  });

  test("[R40] a customer's photo removed by one process is deleted from the bucket, with its copies", async () => {
    const { token } = testUsers.customer;
    const asking = { method: "PUT", token, body: await drawPng("#33c"), type: "image/png" };
    const put = await requestByHost(one, "/api/users/v1/users/photo", asking);
    const { image } = JSON.parse(String(put.data)) as { image: string };
    const before = await requestBoth(`/img/${image}?w=96`);
    expect(before.map(({ status }) => status)).toEqual([200, 200]);
    await requestByHost(two, "/api/users/v1/users/photo", { method: "DELETE", token });
    expect(await app.storage.facts(`uploads/${image}.webp`)).toBeNull();
    expect((await requestByHost(two, `/img/${image}?w=96`)).status).toBe(404);
  });

  test("[R40] a logo uploaded to one process gives the same icons and manifest in both", async () => {
    const logo = await uploadPicture(one, "#36c");
    await changeBrandContent(
      app,
      app.osh,
      sql`update merchant_settings set logo = ${logo} where merchant_id = ${app.osh}`,
    );
    await expect
      .poll(async () =>
        (await requestBoth("/api/support/v1/merchant/settings/web")).map(({ data }) =>
          String(data).includes(logo),
        ),
      )
      .toEqual([true, true]);
    const manifest = await expectSameAnswer("/manifest.webmanifest");
    const { icons } = JSON.parse(String(manifest.data)) as { icons: { src: string }[] };
    for (const path of ["/favicon.ico", "/icons/apple-180.png", ...icons.map(({ src }) => src)]) {
      const [first, second] = await requestBoth(path);
      expect([path, first.status, first.data.equals(second.data)]).toEqual([path, 200, true]);
    }
  });

  const reads = allContractCalls.filter(([, { method, kind }]) => method === "GET" && kind !== "events");

  test.each(reads.map(([name]) => name))(
    "[R40] both processes answer %s with the same response",
    async (name) => {
      const { path, query, token, host } = testUsers.sampleOf(name);
      const search = new URLSearchParams(query).toString();
      await expectSameAnswer(`/api${path}${search === "" ? "" : `?${search}`}`, { token, host });
    },
  );

  const writes = allContractCalls.filter(([, { method }]) => method !== "GET");

  test.each(writes.map(([name]) => name))(
    "[R40] both processes refuse %s without a body with the same response",
    async (name) => {
      const { method, path, host } = testUsers.sampleOf(name);
      const answer = await expectSameAnswer(`/api${path}`, { method, host, body: Buffer.from("{}") });
      expect(answer.status).toBeLessThan(500);
    },
  );

  const paths = [
    "/",
    "/search?q=osh",
    "/category",
    `/product/${productIdFromKey("plov")}`,
    "/basket",
    "/checkout",
    "/login",
    "/login/confirm",
    "/profile",
    "/profile/user",
    "/profile/promos",
    "/profile/cashback",
    "/notifications",
    "/profile/favorites",
    "/profile/orders",
    `/profile/orders/${productIdFromKey("plov")}`,
    "/choose-address",
    "/address/delivery",
    "/address/pickup",
    "/branches",
    "/branches/map",
    "/profile/address",
    "/profile/address/create",
    "/profile/cards",
    "/profile/reservations",
    "/booking",
    "/group",
    "/about",
    "/contacts",
    "/extra",
    "/vacancy",
    "/offerta",
    "/privacy",
    "/blocked",
    "/merchantNotAvailable",
    "/brands",
    "/nowhere",
    "/sitemap.xml",
    "/robots.txt",
    "/openapi.json",
    "/console/",
  ];

  describe.runIf(existsSync(storeBuildFolder))("the pages", () => {
    test.each(paths)(
      "[R40] both show %s equally, to a guest and to a signed-in customer",
      { timeout: scaleTime(30_000) },
      async (path) => {
        for (const language of ["uz", "ru"]) {
          await expectSameAnswer(path, { cookie: `lang=${language}` });
          await expectSameAnswer(path, {
            cookie: `lang=${language}; session-${app.osh}=${testUsers.customer.token}`,
          });
        }
      },
    );

    test("[FM-7] pages of both link pictures at the CDN", async () => {
      const { data } = await expectSameAnswer("/");
      expect(String(data)).toContain("https://cdn.example.uz/img/");
    });
  });
});

test.runIf(hasServer)(
  "[R40] processes with different folders and no shared bucket report it in the log and as incomplete in the readiness check",
  { timeout: scaleTime(60_000) },
  async () => {
    const { db, config } = await createTestDatabase();
    const app = await createTestShop({ db, clock: createTestClock(new Date()) });
    const folder = mkdtempSync(join(tmpdir(), "dasturxon-apart-"));
    const server = startServer(config.databaseUrl ?? "", { DATA_DIR: folder, LOG_LEVEL: "silent" });
    try {
      const base = await server.ready;
      const readStorageCheck = async () => {
        const { status, data } = await requestByHost(base, "/readyz");
        return [status, (JSON.parse(String(data)) as { checks: Record<string, string> }).checks["storage"]];
      };
      const reply = await app.http.app.inject({
        method: "POST",
        url: "/api/console/v1/pictures",
        headers: {
          host: "osh.localhost",
          authorization: `Bearer ${await app.signInStaff("owner@osh")}`,
          "content-type": "image/png",
        },
        payload: await sharp({ create: { width: 9, height: 9, channels: 3, background: "#c33" } })
          .png()
          .toBuffer(),
      });
      expect(await readStorageCheck()).toEqual([200, "ok"]);
      const { key } = reply.json<{ key: string }>();
      expect((await requestByHost(base, `/img/${key}`)).status).toBe(404);
      await expect.poll(readStorageCheck).toEqual([200, "incomplete"]);
    } finally {
      server.child.kill("SIGTERM");
      await server.exit;
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
