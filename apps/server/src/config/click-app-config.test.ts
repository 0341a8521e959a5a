import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const readClickApp = (env: object) => readConfig({ DATA_DIR: tmpdir(), ...env }).clickApp;

test("[CK-1] names of the Click mini app can be configured and default to those that shops use", () => {
  expect(readClickApp({ DEMO: "0" })).toEqual({
    api: "https://api.click.uz/integration",
    sessionHeader: "web_session",
    sessionCookies: ["click-web-session", "web-session"],
    sessionQuery: "web_session",
  });
  expect(readClickApp({ PORT: "4000" }).api).toBe("http://localhost:4000/simulators/click-app/integration");
  expect(
    readClickApp({
      CLICK_APP_API: "https://click.example/rpc",
      CLICK_APP_SESSION_HEADER: "x-session",
      CLICK_APP_SESSION_COOKIES: "a, b",
      CLICK_APP_SESSION_QUERY: "s",
    }),
  ).toEqual({
    api: "https://click.example/rpc",
    sessionHeader: "x-session",
    sessionCookies: ["a", "b"],
    sessionQuery: "s",
  });
  expect(() => readClickApp({ CLICK_APP_SESSION_HEADER: "a b" })).toThrow(/CLICK_APP_SESSION_HEADER/);
});
