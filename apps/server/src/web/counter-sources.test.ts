import { expect, test } from "vitest";
import { counterSources } from "./counter-sources.ts";

const none = { active: false, id: "" };
const off = { metrica: { ...none, key: "" }, gtm: none, pixel: { ...none, content: "" } };
const settings = (change: object) => ({ tracking: { ...off, ...change } });

test("[AN-1, S19] the CSP allows the hosts of enabled analytics counters only", () => {
  expect(counterSources(settings({}), "/")).toEqual({});
  expect(counterSources(null, "/")).toEqual({});
  const metrica = settings({ metrica: { active: true, id: "12345678", key: "" } });
  expect(counterSources(metrica, "/")).toEqual({
    "script-src": ["https://mc.yandex.ru", "https://mc.yandex.com"],
    "connect-src": ["https://mc.yandex.ru", "https://mc.yandex.com"],
  });
  const pixel = settings({ pixel: { active: true, id: "1234567890", content: "" } });
  expect(counterSources(pixel, "/category")["script-src"]).toEqual(["https://connect.facebook.net"]);
  const gtm = settings({ gtm: { active: true, id: "GTM-AB12CD" } });
  expect(counterSources(gtm, "/")["connect-src"]).toContain("https://*.google-analytics.com");
});

test("[AN-1] loads no counter on sign-in and checkout, nor the Metrica of the examples", () => {
  const metrica = settings({ metrica: { active: true, id: "12345678", key: "" } });
  for (const path of ["/login", "/checkout", "/profile/user"])
    expect([path, counterSources(metrica, path)]).toEqual([path, {}]);
  expect(counterSources(settings({ metrica: { active: true, id: "98329667", key: "" } }), "/")).toEqual({});
});
