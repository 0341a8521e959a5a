import { once } from "node:events";
import { createServer, request as plainRequest, type RequestListener } from "node:http";
import type { LookupAddress } from "node:dns";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { createPublicReader, type HostResolver } from "../../../platform/outbound/index.ts";
import { createTestApp } from "../../../testing/test-app.ts";
import { scaleTime } from "../../../testing/time-limits.ts";

const FETCH_PATH = "/console/v1/pictures/fetched";
const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#c33" } })
  .png()
  .toBuffer();

const answerRequest = vi.fn<RequestListener>();
const pictureServer = createServer((request, response) => answerRequest(request, response)).listen(
  0,
  "127.0.0.1",
);
afterAll(() => pictureServer.close());
await once(pictureServer, "listening");
const { port } = pictureServer.address() as AddressInfo;

/** Mock of DNS, called for each request. Returns the IP addresses of a host name. */
const resolveName = vi.fn<(name: string) => string[]>();
const resolveAsLookup: HostResolver = (name, _options, callback) =>
  callback(
    null,
    resolveName(name).map((address): LookupAddress => ({ address, family: address.includes(":") ? 6 : 4 })),
  );
/** The app resolves host names by the mock `resolveName`, but always connects to the server of this test. */
const app = await createTestApp({
  publicReader: createPublicReader({
    resolve: resolveAsLookup,
    request: (url, { lookup, ...options }, onReply) => {
      const local = { ...options, host: "127.0.0.1", port, path: url.pathname, headers: { host: url.host } };
      const asked = plainRequest({ ...local, agent: false }, onReply);
      lookup?.(url.hostname, {}, (error) => error && asked.destroy(error));
      return asked;
    },
  }),
});
const token = await app.signInStaff("owner@osh");
const requestPictureFetch = async (address: string, who = token) => {
  const { status, body } = await app.call<{ key?: string; code?: string }>(FETCH_PATH, {
    token: who,
    body: { address },
  });
  return [status, body.code ?? body.key?.split("/")[0]];
};
beforeEach(() => {
  resolveName.mockReset().mockReturnValue(["1.1.1.1"]);
  answerRequest.mockReset().mockImplementation((_request, response) => response.end(png));
});

test("[S23] downloads a public picture, re-encodes it, and assigns it to a product", async () => {
  expect(await requestPictureFetch(" https://cdn.example.uz/osh.png?size=2 ")).toEqual([200, app.osh]);
  expect(answerRequest.mock.calls[0]?.[0].headers.host).toBe("cdn.example.uz");
  const manager = await app.signInStaff("owner@pizza");
  expect(await requestPictureFetch("https://1.1.1.1/osh.png", manager)).toEqual([200, app.pizza]);
});

test("[S23] does not request a URL inside the installation's own network, however it is written", async () => {
  for (const address of [
    "http://cdn.example.uz/osh.png",
    "ftp://cdn.example.uz/osh.png",
    "file:///etc/passwd",
    "data:image/png;base64,aaaa",
    "osh.png",
    "https://10.0.0.1/osh.png",
    "https://127.0.0.1/osh.png",
    "https://0x7f.1/osh.png",
    "https://2130706433/osh.png",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/osh.png",
    "https://[::ffff:10.0.0.5]/osh.png",
    "https://[fd00::1]/osh.png",
    "https://localhost/osh.png",
    "https://postgres/osh.png",
    "https://metadata.google.internal/osh.png",
    "https://user:word@cdn.example.uz/osh.png",
    "https://cdn.example.uz:8443/osh.png",
  ])
    expect(await requestPictureFetch(address), address).toEqual([400, "picture_not_public"]);
  expect(answerRequest).not.toHaveBeenCalled();
});

test("[S23] checks the address at connect time: refuses private addresses, mixed addresses and DNS rebinding", async () => {
  for (const addresses of [["10.0.0.1"], ["1.1.1.1", "127.0.0.1"], ["::1"], ["169.254.169.254"], []]) {
    resolveName.mockReturnValue(addresses);
    expect(await requestPictureFetch("https://cdn.example.uz/a.png"), addresses.join()).toEqual([
      400,
      "picture_not_public",
    ]);
  }
  // The name first resolves to a public address. After a redirect to the same host, it resolves to a local address.
  resolveName.mockReturnValueOnce(["1.1.1.1"]).mockReturnValueOnce(["127.0.0.1"]);
  answerRequest.mockImplementation((_request, response) =>
    response.writeHead(302, { location: "https://cdn.example.uz/again.png" }).end(),
  );
  expect(await requestPictureFetch("https://cdn.example.uz/a.png")).toEqual([400, "picture_not_public"]);
});

test("[S23] follows at most three redirects, each only to an allowed address", async () => {
  const mockRedirect = (location: string) =>
    answerRequest.mockImplementationOnce((_request, response) => response.writeHead(301, { location }).end());
  mockRedirect("/other.png");
  mockRedirect("https://images.example.uz/a.png");
  expect(await requestPictureFetch("https://cdn.example.uz/a.png")).toEqual([200, app.osh]);
  for (const inner of [
    "http://cdn.example.uz/a.png",
    "https://10.0.0.1/a.png",
    "https://localhost/a",
    "//[::1]/a",
  ]) {
    mockRedirect(inner);
    expect(await requestPictureFetch("https://cdn.example.uz/a.png"), inner).toEqual([
      400,
      "picture_not_public",
    ]);
  }
  answerRequest
    .mockClear()
    .mockImplementation((_request, response) => response.writeHead(302, { location: "/a" }).end());
  expect(await requestPictureFetch("https://cdn.example.uz/a.png")).toEqual([400, "picture_unreachable"]);
  expect(answerRequest).toHaveBeenCalledTimes(4);
});

test("[S23] reports a file that is not a picture, is too large, incomplete or missing, each with its own error", async () => {
  const cases: [string, RequestListener][] = [
    ["image_unreadable", (_request, response) => response.end("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["image_unreadable", (_request, response) => response.end(png.subarray(0, 40))],
    ["picture_unreachable", (_request, response) => response.writeHead(404).end(png)],
    ["picture_unreachable", (_request, response) => response.writeHead(302).end()],
    [
      "picture_unreachable",
      (_request, response) => {
        response.writeHead(200, { "content-length": "1000" });
        response.write(png);
        setImmediate(() => response.destroy());
      },
    ],
    [
      "payload_too_large",
      (_request, response) =>
        response.writeHead(200, { "content-length": String(6 * 1024 * 1024) }).write("a"),
    ],
    ["payload_too_large", (_request, response) => response.end(Buffer.alloc(5 * 1024 * 1024 + 1))],
  ];
  for (const [code, listener] of cases) {
    answerRequest.mockImplementation(listener);
    expect((await requestPictureFetch("https://cdn.example.uz/a.png"))[1]).toBe(code);
  }
  expect(await requestPictureFetch(`https://cdn.example.uz/${"a".repeat(2100)}`)).toEqual([
    400,
    "bad_request",
  ]);
});

test(
  "[S23] gives up on a silent host after six seconds",
  async () => {
    answerRequest.mockImplementation(() => undefined);
    const begun = performance.now();
    expect(await requestPictureFetch("https://cdn.example.uz/a.png")).toEqual([400, "picture_unreachable"]);
    expect(performance.now() - begun).toBeLessThan(6_000 + scaleTime(2_000));
  },
  scaleTime(20_000),
);
