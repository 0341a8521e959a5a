import type { BrandSettings, WebSettings } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { createTestShop } from "../../../testing/test-shop.ts";

const app = await createTestShop();
const path = "/console/v1/settings";

test("[FM-4] phones of the store's links and contacts in Arabic digits are stored as 0–9, which phones can dial", async () => {
  const token = await app.signInStaff("owner@osh");
  const { body: settings } = await app.call<BrandSettings>(path, { token });
  const phone = { url: "+٩٩٨ ٧١ ٢٠٠ ٣٠ ٤٠", active: true };
  const contacts = [{ name: { uz: "Aloqa" }, value: "+９９８ ７１ ２００ ３０ ４０" }];
  const { status } = await app.call(path, {
    method: "PUT",
    token,
    body: {
      version: settings.version,
      links: { ...settings.links, phone },
      contacts: { contacts, copyright: {}, copyrightRight: {} },
    },
  });
  expect(status).toBe(200);
  app.directory.drop();
  app.http.invalidate(app.osh);
  const { body } = await app.call<WebSettings>("/support/v1/merchant/settings/web", {
    host: "osh.localhost",
  });
  expect(body).toMatchObject({
    links: { phone: { url: "+998 71 200 30 40" } },
    contacts: [{ value: "+998 71 200 30 40" }],
  });
});
