import { expect, test } from "vitest";
import { createTestApp } from "../../../testing/test-app.ts";

const app = await createTestApp();
const { call } = app;

const LOGOUT_CALLS = [
  ["/users/v1/users/logout", "POST"],
  ["/users/v1/users/logout/everywhere", "POST"],
  ["/users/v1/users", "DELETE"],
] as const;

/** Returns the names of the cookies that a response expires. */
const findExpiredCookieNames = (headers: Record<string, unknown>) =>
  [headers["set-cookie"] ?? []]
    .flat()
    .map(String)
    .filter((cookie) => /Max-Age=0|Expires=Thu, 01 Jan 1970/.test(cookie))
    .map((cookie) => cookie.split("=")[0])
    .sort();

test.each(LOGOUT_CALLS)(
  "[US-5] %s clears the cookies lang, page and vendor with the session, except those that alone name the merchant",
  async (path, method) => {
    const cookie = "lang=ru; page=2; vendor=osh; shell=telegram; click-language=uz; mine=1";
    const requestCode = async (host: string) => {
      // Rate limit: one code per phone per minute.
      app.clock.advance(61_000);
      const { token } = await app.signIn("+998901000020");
      const headers = { cookie, "merchant-id": app.osh };
      return await call(path, { method, token, host, headers });
    };
    const named = await requestCode("osh.localhost");
    const session = `session-${app.osh}`;
    expect([named.status, findExpiredCookieNames(named.headers)]).toEqual([
      200,
      ["lang", "page", session, "vendor"],
    ]);
    const bare = await requestCode("shop.example");
    expect([bare.status, findExpiredCookieNames(bare.headers)]).toEqual([200, ["lang", session]]);
  },
);

test("[US-5] a logout without options clears the session's cookie only", async () => {
  const { token } = await app.signIn("+998901000019");
  const { headers } = await call("/users/v1/users/logout", { method: "POST", token });
  expect(findExpiredCookieNames(headers)).toEqual([`session-${app.osh}`]);
});
