import { connect } from "node:net";
import { afterAll, expect, test } from "vitest";
import { createTestShop } from "../testing/test-shop.ts";
import { allContractCalls, prepareTestUsers } from "../testing/every-call.ts";
import { scaleTime } from "../testing/time-limits.ts";

const app = await createTestShop();
const { sampleOf } = await prepareTestUsers(app);
const server = app.http.app;
const port = Number(new URL(await server.listen({ port: 0, host: "127.0.0.1" })).port);
afterAll(() => server.close());

const httpMethods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
const host = "osh.localhost";

test("[S26] a wrong method on every call's path answers 405 with the allowed methods", async () => {
  let checked = 0;
  for (const [name] of allContractCalls) {
    const { path } = sampleOf(name);
    const allowed = allContractCalls
      .filter(([other]) => sampleOf(other).path === path)
      .map(([, { method }]) => method);
    for (const method of httpMethods.filter((one) => !(allowed as string[]).includes(one))) {
      const reply = await server.inject({ method, url: `/api${path}`, headers: { host } });
      // The path also matches the path of another call with a parameter, which answers with 400 or 401.
      if (reply.statusCode === 401 || reply.statusCode === 400) continue;
      expect([name, method, reply.statusCode]).toEqual([name, method, 405]);
      expect(reply.json()).toMatchObject({ code: "method_not_allowed", data: { path: `/api${path}` } });
      for (const right of allowed) expect(String(reply.headers.allow).split(", ")).toContain(right);
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(allContractCalls.length * 3);
  process.stdout.write(`S26: ${checked} of ${checked} wrong methods answered 405\n`);
});

test("[S26] an unknown path answers 404 by every method", async () => {
  for (const method of httpMethods) {
    const reply = await server.inject({ method, url: "/api/users/v1/nothing", headers: { host } });
    expect([method, reply.statusCode, reply.json().code]).toEqual([method, 404, "page_not_found"]);
  }
});

test.each(["x-http-method-override", "x-http-method", "x-method-override"])(
  "[S26] %s does not override the method",
  async (header) => {
    const headers = { host, [header]: "DELETE" };
    const reply = await server.inject({ method: "POST", url: "/api/users/v1/users/code", headers });
    expect([reply.statusCode, reply.json().code]).toEqual([405, "method_not_allowed"]);
  },
);

/** Sends a raw request. Returns the status and the response. */
async function sendRawRequest(line: string): Promise<{ status: number; text: string }> {
  return await new Promise((resolve, reject) => {
    const secret = "X-Secret: canary-of-trace";
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\n${secret}\r\nConnection: close\r\n\r\n`),
    );
    let text = "";
    socket.setTimeout(scaleTime(5000), () => socket.destroy(new Error("no answer")));
    socket.on("error", reject);
    socket.on("data", (part) => (text += String(part)));
    socket.on("close", () => resolve({ status: Number(text.slice(9, 12)), text }));
  });
}

test.each([
  "TRACE /",
  "TRACE /api/users/v1/branches",
  "TRACK /",
  "PROPFIND /api/users/v1/branches",
  "CONNECT osh:443",
])("[S26] refuses %s without echoing it", async (line) => {
  const { status, text } = await sendRawRequest(line);
  expect([0, 400, 404, 405, 501]).toContain(status);
  expect(text).not.toContain("canary-of-trace");
});
