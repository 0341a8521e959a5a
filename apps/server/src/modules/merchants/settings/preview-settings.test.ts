import type { BrandSettings } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { invitedStaff } from "../../../testing/invited-staff.ts";
import { shop } from "../../../testing/test-shop.ts";
import { readSettings } from "../read-settings.ts";
import { readPreviewed } from "./preview-settings.ts";

const MINUTE = 60_000;
const PATH = "/console/v1/settings";
const app = await shop();
const owner = await app.signInStaff("owner@osh");
const settings = async () => (await app.call<BrandSettings>(PATH, { token: owner })).body;
const first = await settings();

type PreviewReply = { url: string; expiresAt: string; code: string; data: { field: string } };
const preview = (body: object, token = owner) => app.call<PreviewReply>(`${PATH}/preview`, { token, body });
const wordOf = ({ url }: PreviewReply) => new URL(url).searchParams.get("preview") ?? "";
/** Returns the store's colour in the preview with this token. Null: there is no such preview. */
async function colorIn(token: string, merchantId = app.osh): Promise<string | null> {
  const wanted = { merchantId, token, now: app.clock.now(), writeDrafts: async () => true };
  const read = await readPreviewed(app.db, wanted, (tx) => readSettings(tx, merchantId, app.installation));
  return read && read.found.mainColor;
}

test("[BR-5] a preview shows unsaved settings for ten minutes and stores nothing", async () => {
  const look = { ...first.look, mainColor: "#123456" };
  const { status, body } = await preview({ look });
  expect(status).toBe(200);
  expect(body.url).toMatch(/^http:\/\/osh\.[^/]+\/\?preview=[\w-]{64}$/);
  expect(await colorIn(wordOf(body))).toBe("#123456");
  expect(await settings()).toEqual(first);
  app.clock.advance(10 * MINUTE);
  expect(await colorIn(wordOf(body))).toBeNull();
});

test("[BR-9] a preview token is valid for its brand only, and the next preview ends the former", async () => {
  const one = wordOf((await preview({ look: { ...first.look, isDark: true } })).body);
  expect(await colorIn(one)).toBe(first.look.mainColor);
  expect(await colorIn(one, app.pizza)).toBeNull();
  expect(await colorIn(one.replace(/.$/, (last) => (last === "A" ? "B" : "A")))).toBeNull();
  const other = wordOf((await preview({})).body);
  expect(await colorIn(one)).toBeNull();
  expect(await colorIn(other)).toBe(first.look.mainColor);
});

test("[BR-16] refuses to preview settings that could not be saved, by their field; only the owner can preview", async () => {
  const links = { ...first.links, telegram: { url: "t.me/osh", active: true } };
  expect((await preview({ links })).body).toMatchObject({
    code: "bad_request",
    data: { field: "links.telegram" },
  });
  expect((await preview({ look: { ...first.look, mainColor: "red" } })).status).toBe(400);
  const person = { login: "looks-ahead", name: "Malika", role: "manager", branchIds: null };
  const manager = await invitedStaff(app, owner, person);
  expect((await preview({}, manager.token)).body.code).toBe("forbidden");
  expect(await settings()).toEqual(first);
});
