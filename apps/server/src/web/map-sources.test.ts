import type { WebSettings } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { mapSourcesFromSettings } from "./web.ts";
import { createTestApp } from "../testing/test-app.ts";
import { changeBrandContent } from "../testing/change-content.ts";

const fetchMapKey = async (app: Awaited<ReturnType<typeof createTestApp>>, mapType: string) => {
  await changeBrandContent(app, app.osh, sql`update merchant_settings set map_type = ${mapType}`);
  const reply = await app.call<WebSettings>("/support/v1/merchant/settings/web", {
    headers: { "cache-control": "no-cache" },
  });
  return reply.body.yandexMapsKey;
};

test("[AD-14] returns the key of the brand's map provider, and none for Leaflet", async () => {
  const yandexMapsKeys = { YANDEX: "key-of-brands", LAMENU_YANDEX: "key-of-platform" };
  for (const [mapType, key] of [
    ["YANDEX", "key-of-brands"],
    ["LAMENU_YANDEX", "key-of-platform"],
    ["LEAFLET", null],
  ] as const) {
    const app = await createTestApp({ config: { yandexMapsKeys } });
    expect([mapType, await fetchMapKey(app, mapType)]).toEqual([mapType, key]);
  }
});

test("[AD-14] falls back to Leaflet without a configured key", async () => {
  expect(await fetchMapKey(await createTestApp(), "YANDEX")).toBeNull();
});

test("[AD-14, S19] the CSP allows Yandex only where its map is shown", () => {
  expect(mapSourcesFromSettings(null)).toEqual({});
  expect(mapSourcesFromSettings({ yandexMapsKey: null })).toEqual({});
  expect(mapSourcesFromSettings({ yandexMapsKey: "key-of-brands" })["script-src"]).toContain(
    "https://api-maps.yandex.ru",
  );
});
