import type { WebSettings } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { newPermit, newStartPhone, startAt, startBody, startDraft } from "../../../testing/new-start.ts";
import { testApp } from "../../../testing/test-app.ts";

const app = await testApp();
const MINUTE = 60_000;
const MENU = { categories: ["Oshlar"], products: [{ category: 0, name: "Choyxona osh", price: 48_000 }] };

const keep = (permit: string, draft: object) =>
  app.call("/onboarding/v1/draft", { method: "PUT", body: { permit, draft } });
const preview = async (permit: string, menu: object | null = null) => {
  const reply = await app.call<{ url: string; code: string }>("/onboarding/v1/preview", {
    body: { permit, language: "uz", menu },
  });
  return reply.body;
};
const wordOf = ({ url }: { url: string }) => new URL(url).searchParams.get("preview") ?? "";
const hostOf = ({ url }: { url: string }) => new URL(url).hostname;

interface Seen {
  settings: WebSettings & { code: string };
  menu: string;
}
/** Returns the responses of a guest's requests with this token at this host. */
async function look(word: string, host: string): Promise<Seen> {
  const settings = await app.call<Seen["settings"]>(`/support/v1/merchant/settings/web?preview=${word}`, {
    host,
  });
  const menu = await app.call<object>(`/products/v1/overalls?preview=${word}`, { host });
  return { settings: settings.body, menu: JSON.stringify(menu.body) };
}
const brands = async () => {
  const { rows } = await app.db.platform((tx) =>
    sql<{ count: number }>`select count(*)::int from merchants`.execute(tx),
  );
  return rows[0]?.count;
};

test("[S38, BR-5] previews a draft brand in the store before it exists, and stores nothing", async () => {
  const permit = await newPermit(app);
  await keep(permit, startDraft);
  const before = await brands();
  const shown = await preview(permit, MENU);
  expect(hostOf(shown)).toMatch(/^preview\./);
  const { settings, menu } = await look(wordOf(shown), hostOf(shown));
  expect(settings).toMatchObject({
    mainColor: "#14532D",
    logo: startDraft.logo,
    brand: { uz: "Sardor Oshi" },
  });
  expect(menu).toContain("Choyxona osh");
  // Later changes are visible too. The same product has the same id.
  await keep(permit, { mainColor: "#BE123C", menu: "KIND" });
  const later = await look(wordOf(shown), hostOf(shown));
  expect(later.settings.mainColor).toBe("#BE123C");
  expect(later.menu).toContain("Manti");
  expect((await look(wordOf(shown), hostOf(shown))).menu).toBe(later.menu);
  expect(await brands()).toBe(before);
});

test("[S38, BR-9] only the newest preview token works, on one host, for ten minutes and until the brand is open", async () => {
  const phone = newStartPhone();
  const permit = await newPermit(app, phone);
  await keep(permit, startDraft);
  const first = await preview(permit);
  const shown = await preview(permit);
  const host = hostOf(shown);
  const colorAt = async (word: string, at = host) => (await look(word, at)).settings.mainColor;
  expect(await colorAt(wordOf(shown))).toBe("#14532D");
  expect((await look(wordOf(first), host)).settings.code).toBe("preview_over");
  expect(
    (
      await look(
        wordOf(shown).replace(/.$/, (last) => (last === "A" ? "B" : "A")),
        host,
      )
    ).settings.code,
  ).toBe("preview_over");
  // A brand's own host shows no other brand's preview. Without the token there is no preview.
  expect((await look(wordOf(shown), "osh.localhost")).settings.code).toBe("preview_over");
  const bare = await app.call<object>("/support/v1/merchant/settings/web", { host });
  expect(JSON.stringify(bare.body)).not.toContain("Sardor");
  app.clock.advance(10 * MINUTE);
  expect((await look(wordOf(shown), host)).settings.code).toBe("preview_over");
  const last = await preview(permit);
  await startAt(app, startBody(permit, "sardor-preview"));
  expect((await look(wordOf(last), host)).settings.code).toBe("preview_over");
});

test("[S38] shows nothing without a permit, and refuses a menu by its field", async () => {
  expect((await preview("nobody")).code).toBe("permit_over");
  const permit = await newPermit(app);
  const wrong = await preview(permit, { categories: [], products: [{ category: 0, name: "", price: 1 }] });
  expect(wrong).toMatchObject({ code: "bad_request", data: { field: "menu.products.0.name" } });
});
