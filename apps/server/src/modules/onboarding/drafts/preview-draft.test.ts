import type { WebSettings } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  requestPermit,
  createRegistrationPhone,
  postRegistration,
  createRegistrationBody,
  registrationDraft,
} from "../../../testing/new-start.ts";
import { createTestApp } from "../../../testing/test-app.ts";

const app = await createTestApp();
const MINUTE_MS = 60_000;
const MENU = { categories: ["Oshlar"], products: [{ category: 0, name: "Choyxona osh", price: 48_000 }] };

const putDraft = (permit: string, draft: object) =>
  app.call("/onboarding/v1/draft", { method: "PUT", body: { permit, draft } });
const previewStartDraft = async (permit: string, menu: object | null = null) => {
  const reply = await app.call<{ url: string; code: string }>("/onboarding/v1/preview", {
    body: { permit, language: "uz", menu },
  });
  return reply.body;
};
const parsePreviewToken = ({ url }: { url: string }) => new URL(url).searchParams.get("preview") ?? "";
const parseHostname = ({ url }: { url: string }) => new URL(url).hostname;

interface PreviewedStore {
  settings: WebSettings & { code: string };
  menu: string;
}
/** Requests the store as a guest at this host with this preview token. Returns the responses. */
async function previewAsGuest(word: string, host: string): Promise<PreviewedStore> {
  const settings = await app.call<PreviewedStore["settings"]>(
    `/support/v1/merchant/settings/web?preview=${word}`,
    {
      host,
    },
  );
  const menu = await app.call<object>(`/products/v1/overalls?preview=${word}`, { host });
  return { settings: settings.body, menu: JSON.stringify(menu.body) };
}
const selectBrandCount = async () => {
  const { rows } = await app.db.platform((tx) =>
    sql<{ count: number }>`select count(*)::int from merchants`.execute(tx),
  );
  return rows[0]?.count;
};

test("[S38, BR-5] previews a draft brand in the store before it exists, and stores nothing", async () => {
  const permit = await requestPermit(app);
  await putDraft(permit, registrationDraft);
  const before = await selectBrandCount();
  const shown = await previewStartDraft(permit, MENU);
  expect(parseHostname(shown)).toMatch(/^preview\./);
  const { settings, menu } = await previewAsGuest(parsePreviewToken(shown), parseHostname(shown));
  expect(settings).toMatchObject({
    mainColor: "#14532D",
    logo: registrationDraft.logo,
    brand: { uz: "Sardor Oshi" },
  });
  expect(menu).toContain("Choyxona osh");
  // The preview shows later changes of the draft, too. A product has the same id in each preview.
  await putDraft(permit, { mainColor: "#BE123C", menu: "KIND" });
  const later = await previewAsGuest(parsePreviewToken(shown), parseHostname(shown));
  expect(later.settings.mainColor).toBe("#BE123C");
  expect(later.menu).toContain("Manti");
  expect((await previewAsGuest(parsePreviewToken(shown), parseHostname(shown))).menu).toBe(later.menu);
  expect(await selectBrandCount()).toBe(before);
});

test("[S38, BR-9] only the newest preview token works, on one host, for ten minutes and until the brand is open", async () => {
  const phone = createRegistrationPhone();
  const permit = await requestPermit(app, phone);
  await putDraft(permit, registrationDraft);
  const first = await previewStartDraft(permit);
  const shown = await previewStartDraft(permit);
  const host = parseHostname(shown);
  const fetchMainColor = async (word: string, at = host) =>
    (await previewAsGuest(word, at)).settings.mainColor;
  expect(await fetchMainColor(parsePreviewToken(shown))).toBe("#14532D");
  expect((await previewAsGuest(parsePreviewToken(first), host)).settings.code).toBe("preview_over");
  expect(
    (
      await previewAsGuest(
        parsePreviewToken(shown).replace(/.$/, (last) => (last === "A" ? "B" : "A")),
        host,
      )
    ).settings.code,
  ).toBe("preview_over");
  // The host of a brand does not show the preview of another brand. The preview host shows nothing without a token.
  expect((await previewAsGuest(parsePreviewToken(shown), "osh.localhost")).settings.code).toBe(
    "preview_over",
  );
  const bare = await app.call<object>("/support/v1/merchant/settings/web", { host });
  expect(JSON.stringify(bare.body)).not.toContain("Sardor");
  app.clock.advance(10 * MINUTE_MS);
  expect((await previewAsGuest(parsePreviewToken(shown), host)).settings.code).toBe("preview_over");
  const last = await previewStartDraft(permit);
  await postRegistration(app, createRegistrationBody(permit, "sardor-preview"));
  expect((await previewAsGuest(parsePreviewToken(last), host)).settings.code).toBe("preview_over");
});

test("[S38] shows nothing without a permit, and refuses a menu by its field", async () => {
  expect((await previewStartDraft("nobody")).code).toBe("permit_over");
  const permit = await requestPermit(app);
  const wrong = await previewStartDraft(permit, {
    categories: [],
    products: [{ category: 0, name: "", price: 1 }],
  });
  expect(wrong).toMatchObject({ code: "bad_request", data: { field: "menu.products.0.name" } });
});
