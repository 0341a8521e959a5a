import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { startInterruptibleProxy } from "../testing/s3/cut-proxy.ts";
import { startS3rver } from "../testing/s3/s3-server.ts";
import { CUSTOMER_PHONE, createPickupBody, postOrder, createTestShop } from "../testing/test-shop.ts";
import { testConfig } from "../testing/test-app.ts";
import { scaleTime, EVENT_POLL_OPTIONS } from "../testing/time-limits.ts";
import { serveWeb } from "../web/web.ts";

const server = await startS3rver();
const proxy = await startInterruptibleProxy(server.options);
afterAll(async () => {
  proxy.stop();
  await server.stop();
});
const app = await createTestShop({ config: { s3: proxy.options } });
await serveWeb(app, { ...testConfig, dataDir: "" });
const owner = await app.signInStaff("owner@osh");
const { token } = await app.signIn(CUSTOMER_PHONE);
const pngBytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#c33" } })
  .png()
  .toBuffer();

const sendPicture = async (method: "POST" | "PUT", url: string, as: string) => {
  const headers = { host: "osh.localhost", authorization: `Bearer ${as}`, "content-type": "image/png" };
  const reply = await app.http.app.inject({ method, url: `/api${url}`, headers, payload: pngBytes });
  return { status: reply.statusCode, headers: reply.headers, body: reply.json<Record<string, unknown>>() };
};
const uploadPicture = () => sendPicture("POST", "/console/v1/pictures", owner);
const fetchPicture = (key: unknown, query = "?w=96") =>
  app.http.app.inject({ url: `/img/${String(key)}${query}`, headers: { host: "osh.localhost" } });
const readStorageReadiness = async () => {
  const reply = await app.http.app.inject({ url: "/readyz" });
  return [reply.statusCode, reply.json<{ checks: Record<string, string> }>().checks["storage"]];
};

test(
  "[R42] during a storage outage guests order and see cached pictures, an upload is refused with a reason, and all recovers",
  { timeout: scaleTime(60_000) },
  async () => {
    const { body } = await uploadPicture();
    expect((await fetchPicture(body["key"])).statusCode).toBe(200);
    expect(await readStorageReadiness()).toEqual([200, "ok"]);

    proxy.cut();
    const refused = await uploadPicture();
    expect([refused.status, refused.body["code"], Number(refused.headers["retry-after"])]).toEqual([
      503,
      "picture_not_saved",
      2,
    ]);
    expect(refused.body["description"]).toMatchObject({ en: expect.stringContaining("could not be saved") });
    const photo = await sendPicture("PUT", "/users/v1/users/photo", token);
    expect([photo.status, photo.body["code"]]).toEqual([503, "picture_not_saved"]);
    // The server serves the picture from memory, because it was created before the outage.
    expect((await fetchPicture(body["key"])).statusCode).toBe(200);
    const unseen = await fetchPicture(body["key"], "?w=360");
    expect([unseen.statusCode, unseen.headers["cache-control"], unseen.headers["retry-after"]]).toEqual([
      503,
      "no-store",
      "2",
    ]);
    // Calls of the storage fail without a delay while the circuit breaker is open.
    const began = performance.now();
    await Promise.all(Array.from({ length: 50 }, () => fetchPicture(body["key"], "?w=480")));
    expect(performance.now() - began).toBeLessThan(scaleTime(1_500));
    expect(await readStorageReadiness()).toEqual([200, "away"]);
    expect((await postOrder(app, token, createPickupBody())).status).toBe("CREATED");

    proxy.mend();
    await expect
      .poll(async () => (await uploadPicture()).status, { ...EVENT_POLL_OPTIONS, interval: 500 })
      .toBe(200);
    expect((await fetchPicture(body["key"], "?w=360")).statusCode).toBe(200);
    expect(await readStorageReadiness()).toEqual([200, "ok"]);
  },
);
