import { sql } from "kysely";
import { expect, test } from "vitest";
import { changeBrandContent } from "../../../testing/change-content.ts";
import { createTestApp } from "../../../testing/test-app.ts";

const sentTexts: string[] = [];
const app = await createTestApp({
  sms: {
    send: async ({ text, code }) => {
      sentTexts.push(text.replaceAll(code, "######"));
      return true;
    },
  },
});
let requestCount = 0;

/** Returns the SMS sent to a new phone number, with its code replaced by `######`. */
async function requestCodeText(language: string): Promise<string> {
  requestCount += 1;
  const body = { phone: `+9989055500${String(requestCount).padStart(2, "0")}`, language };
  expect((await app.call("/users/v1/users/code", { body, ip: `203.0.113.${requestCount}` })).status).toBe(
    200,
  );
  return sentTexts.at(-1) ?? "";
}

const storeSmsContent = (words: object) =>
  changeBrandContent(
    app,
    app.osh,
    sql`update merchant_settings set sms_content = ${JSON.stringify(words)}::jsonb where merchant_id = ${app.osh}`,
  );

test("[EN-5] a code uses the brand's own text, else the built-in one", async () => {
  await storeSmsContent({ uz: "{brand}: kirish kodi {code}", eng: "{code} opens {brand}" });
  expect(await requestCodeText("uz")).toBe("osh: kirish kodi ######");
  expect(await requestCodeText("en")).toBe("###### opens osh");
  expect(await requestCodeText("uz-Cyrl")).toContain("кириш коди ######");
  expect(await requestCodeText("ru")).toBe(
    "osh: код ######. Никому его не сообщайте.\n@osh.localhost #######",
  );
  expect(await requestCodeText("zh")).toBe("osh：验证码 ######，请勿告诉他人。\n@osh.localhost #######");
  await storeSmsContent({
    uz: "{brand}: kirish kodi {code}",
    zh: "{brand}：{code}",
    "uz-Cyrl": "{code} — {brand}",
  });
  expect(await requestCodeText("zh")).toBe("osh：######");
  expect(await requestCodeText("uz-Cyrl")).toBe("###### — osh");
  expect(await requestCodeText("uz")).toBe("osh: kirish kodi ######");
});

test("[EN-5] a text without the code placeholder is not used", async () => {
  await storeSmsContent({ ru: "Добро пожаловать в {brand}!" });
  expect(await requestCodeText("ru")).toContain("######");
});

test("[EN-5, AP-3] the brand's public settings do not include the text", async () => {
  await storeSmsContent({ uz: "Faqat xabarda: {code}" });
  const { body } = await app.call("/support/v1/merchant/settings/web");
  expect(JSON.stringify(body)).not.toContain("Faqat xabarda");
});
