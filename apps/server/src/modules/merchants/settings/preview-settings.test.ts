import type { BrandSettings } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { createInvitedStaff } from "../../../testing/invited-staff.ts";
import { createTestShop } from "../../../testing/test-shop.ts";
import { readSettings } from "../read-settings.ts";
import { readInSettingsPreview } from "./preview-settings.ts";

const MINUTE_MS = 60_000;
const SETTINGS_PATH = "/console/v1/settings";
const app = await createTestShop();
const owner = await app.signInStaff("owner@osh");
const fetchSettings = async () => (await app.call<BrandSettings>(SETTINGS_PATH, { token: owner })).body;
const initialSettings = await fetchSettings();

type PreviewReply = { url: string; expiresAt: string; code: string; data: { field: string } };
const requestPreview = (body: object, token = owner) =>
  app.call<PreviewReply>(`${SETTINGS_PATH}/preview`, { token, body });
const parsePreviewToken = ({ url }: PreviewReply) => new URL(url).searchParams.get("preview") ?? "";
/** Returns the store's colour in the preview with this token. Null: there is no such preview. */
async function readPreviewColor(token: string, merchantId = app.osh): Promise<string | null> {
  const wanted = { merchantId, token, now: app.clock.now(), writeDrafts: async () => true };
  const read = await readInSettingsPreview(app.db, wanted, (tx) =>
    readSettings(tx, merchantId, app.installation),
  );
  return read && read.found.mainColor;
}

test("[BR-5] a preview shows unsaved settings for ten minutes and stores nothing", async () => {
  const look = { ...initialSettings.look, mainColor: "#123456" };
  const { status, body } = await requestPreview({ look });
  expect(status).toBe(200);
  expect(body.url).toMatch(/^http:\/\/osh\.[^/]+\/\?preview=[\w-]{64}$/);
  expect(await readPreviewColor(parsePreviewToken(body))).toBe("#123456");
  expect(await fetchSettings()).toEqual(initialSettings);
  app.clock.advance(10 * MINUTE_MS);
  expect(await readPreviewColor(parsePreviewToken(body))).toBeNull();
});

test("[BR-9] a preview token is valid for its brand only, and the next preview ends the former", async () => {
  const one = parsePreviewToken(
    (await requestPreview({ look: { ...initialSettings.look, isDark: true } })).body,
  );
  expect(await readPreviewColor(one)).toBe(initialSettings.look.mainColor);
  expect(await readPreviewColor(one, app.pizza)).toBeNull();
  expect(await readPreviewColor(one.replace(/.$/, (last) => (last === "A" ? "B" : "A")))).toBeNull();
  const other = parsePreviewToken((await requestPreview({})).body);
  expect(await readPreviewColor(one)).toBeNull();
  expect(await readPreviewColor(other)).toBe(initialSettings.look.mainColor);
});

test("[BR-16] refuses to preview settings that could not be saved, by their field; only the owner can preview", async () => {
  const links = { ...initialSettings.links, telegram: { url: "t.me/osh", active: true } };
  expect((await requestPreview({ links })).body).toMatchObject({
    code: "bad_request",
    data: { field: "links.telegram" },
  });
  expect((await requestPreview({ look: { ...initialSettings.look, mainColor: "red" } })).status).toBe(400);
  const person = { login: "looks-ahead", name: "Malika", role: "manager", branchIds: null };
  const manager = await createInvitedStaff(app, owner, person);
  expect((await requestPreview({}, manager.token)).body.code).toBe("forbidden");
  expect(await fetchSettings()).toEqual(initialSettings);
});
