import { expect, test } from "vitest";
import { analyticsSourcesFromSettings } from "./counter-sources.ts";

const NO_COUNTER = { active: false, id: "" };
const disabledTracking = {
  metrica: { ...NO_COUNTER, key: "" },
  gtm: NO_COUNTER,
  pixel: { ...NO_COUNTER, content: "" },
};
const createSettingsWithTracking = (change: object) => ({ tracking: { ...disabledTracking, ...change } });

test("[AN-1, S19] the CSP allows the hosts of enabled analytics counters only", () => {
  expect(analyticsSourcesFromSettings(createSettingsWithTracking({}), "/")).toEqual({});
  expect(analyticsSourcesFromSettings(null, "/")).toEqual({});
  const metrica = createSettingsWithTracking({ metrica: { active: true, id: "12345678", key: "" } });
  expect(analyticsSourcesFromSettings(metrica, "/")).toEqual({
    "script-src": ["https://mc.yandex.ru", "https://mc.yandex.com"],
    "connect-src": ["https://mc.yandex.ru", "https://mc.yandex.com"],
  });
  const pixel = createSettingsWithTracking({ pixel: { active: true, id: "1234567890", content: "" } });
  expect(analyticsSourcesFromSettings(pixel, "/category")["script-src"]).toEqual([
    "https://connect.facebook.net",
  ]);
  const gtm = createSettingsWithTracking({ gtm: { active: true, id: "GTM-AB12CD" } });
  expect(analyticsSourcesFromSettings(gtm, "/")["connect-src"]).toContain("https://*.google-analytics.com");
});

test("[AN-1] loads no counter on sign-in and checkout, nor the Metrica of the examples", () => {
  const metrica = createSettingsWithTracking({ metrica: { active: true, id: "12345678", key: "" } });
  for (const path of ["/login", "/checkout", "/profile/user"])
    expect([path, analyticsSourcesFromSettings(metrica, path)]).toEqual([path, {}]);
  expect(
    analyticsSourcesFromSettings(
      createSettingsWithTracking({ metrica: { active: true, id: "98329667", key: "" } }),
      "/",
    ),
  ).toEqual({});
});
