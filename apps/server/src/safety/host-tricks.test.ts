import { connect } from "node:net";
import { afterAll, expect, test } from "vitest";
import { createLog } from "../platform/log.ts";
import { createTestShop } from "../testing/test-shop.ts";
import { chooseByTestSize, printLoadTestFigure } from "../testing/test-size.ts";
import { scaleTime } from "../testing/time-limits.ts";

const MIXED_REQUESTS = chooseByTestSize(2000, 10_000);

const logLines: string[] = [];
const app = await createTestShop({
  log: createLog({ level: "trace", destination: { write: (line) => logLines.push(line) } }),
});
const server = app.http.app;
const port = Number(new URL(await server.listen({ port: 0, host: "127.0.0.1" })).port);
afterAll(() => server.close());

const SETTINGS_PATH = "/api/support/v1/merchant/settings/web";

interface RawResponse {
  status: number;
  text: string;
  /** Key of the brand that the response shows. Null if it shows none. */
  brand: string | null;
}

/** Sends a raw request line and headers. */
async function sendRawRequest(head: string[]): Promise<RawResponse> {
  return await new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(`${[...head, "Connection: close"].join("\r\n")}\r\n\r\n`),
    );
    let text = "";
    socket.setTimeout(scaleTime(5000), () => socket.destroy(new Error("no answer")));
    socket.on("error", reject);
    socket.on("data", (part) => (text += String(part)));
    socket.on("close", () => {
      const brand = /"key":"(\w+)"/.exec(text)?.[1] ?? null;
      resolve({ status: Number(text.slice(9, 12)), text, brand });
    });
  });
}

const sendRawGet = async (...headers: string[]) =>
  await sendRawRequest([`GET ${SETTINGS_PATH} HTTP/1.1`, ...headers]);

test.each(["osh.localhost", "OSH.LocalHost", `osh.localhost:${port}`, "osh.localhost.", "osh.localhost:80"])(
  "[S15] %s selects the brand it names",
  async (host) => {
    expect(await sendRawGet(`Host: ${host}`)).toMatchObject({ status: 200, brand: "osh" });
  },
);

test.each([
  "evil.example",
  "osh.localhost.evil.example",
  "evil.example#osh.localhost",
  "osh.localhost@evil.example",
  "evil.example@osh.localhost",
  "xn--osh-localhost",
  "osh..localhost",
  "osh.localhost/../pizza",
  "osh.localhost, pizza.localhost",
  "osh.localhost pizza.localhost",
  "ｏsh.localhost",
  "[::ffff:127.0.0.1",
  "..",
])("[S15] %s is no known brand and is not echoed", async (host) => {
  const { status, text, brand } = await sendRawGet(`Host: ${host}`);
  expect([400, 404, 421]).toContain(status);
  expect(brand).toBeNull();
  expect(text.toLowerCase()).not.toContain("evil.example");
});

test.each([
  "guest:canaryword@osh.localhost",
  "osh.localhost:99999",
  "osh.localhost:evil",
  "<script>canaryword</script>.localhost",
  "osh.localhost:",
  "",
])("[S15] %s is an invalid host: no page, no call, no server error, and not logged", async (host) => {
  logLines.length = 0;
  for (const target of ["/", "/about", SETTINGS_PATH, "/api/nothing"]) {
    const reply = await sendRawRequest([`GET ${target} HTTP/1.1`, `Host: ${host}`]);
    expect([target, reply.status]).toEqual([target, 400]);
    expect(reply.text).not.toContain("canaryword");
  }
  expect(logLines.join("")).not.toMatch(/canaryword|"level":[56]0|"stack"/);
});

test("[S15] proxy headers have no effect without a trusted proxy", async () => {
  for (const header of [
    "X-Forwarded-Host: pizza.localhost",
    "X-Host: pizza.localhost",
    "Forwarded: host=pizza.localhost",
    "X-Original-URL: /api/users/v1/users/me",
    "X-Rewrite-URL: /api/users/v1/users/me",
    "X-Forwarded-Proto: https",
  ]) {
    const { status, text, brand } = await sendRawGet("Host: osh.localhost", header);
    expect([header, status, brand]).toEqual([header, 200, "osh"]);
    expect(text).not.toContain("Strict-Transport-Security");
    expect(text).not.toContain("__Host-");
  }
});

test("[S15] two hosts, none, or another one in the request line never mix two brands", async () => {
  const twice = await sendRawGet("Host: osh.localhost", "Host: pizza.localhost");
  expect([twice.status, twice.brand]).toEqual(twice.status === 400 ? [400, null] : [200, "osh"]);
  expect((await sendRawRequest([`GET ${SETTINGS_PATH} HTTP/1.1`])).status).toBe(400);
  expect((await sendRawRequest([`GET ${SETTINGS_PATH} HTTP/1.0`])).status).toBe(400);
  const absolute = await sendRawRequest([
    `GET http://pizza.localhost${SETTINGS_PATH} HTTP/1.1`,
    "Host: osh.localhost",
  ]);
  expect(["osh", null]).toContain(absolute.brand);
  // The response to the request with two different hosts must not be served to other visitors.
  expect((await sendRawGet("Host: osh.localhost")).brand).toBe("osh");
  expect((await sendRawGet("Host: pizza.localhost")).brand).toBe("pizza");
});

test(
  `[S15] none of ${MIXED_REQUESTS} mixed requests with the response cache is answered by another brand`,
  async () => {
    const forms = [
      (key: string) => [`Host: ${key}.localhost`],
      (key: string) => [`Host: ${key.toUpperCase()}.LOCALHOST`],
      (key: string) => [`Host: ${key}.localhost`, "X-Forwarded-Host: evil.example"],
      (key: string) => [`Host: ${key}.localhost`, `Cookie: vendor=${key === "osh" ? "pizza" : "osh"}`],
      (key: string) => [`Host: ${key}.localhost:${port}`, "Accept-Encoding: identity"],
    ];
    let wrong = 0;
    for (let n = 0; n < MIXED_REQUESTS; n += 20) {
      const wave = Array.from({ length: 20 }, async (_, at) => {
        const key = (n + at) % 2 ? "osh" : "pizza";
        const { brand } = await sendRawGet(...(forms[(n + at) % forms.length]?.(key) ?? []));
        if (brand !== key) wrong += 1;
      });
      await Promise.all(wave);
    }
    expect(wrong).toBe(0);
    printLoadTestFigure(
      `S15: ${MIXED_REQUESTS - wrong} of ${MIXED_REQUESTS} mixed requests answered by their own brand`,
    );
  },
  scaleTime(300_000),
);
