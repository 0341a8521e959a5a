import { sql } from "kysely";
import { expect, test } from "vitest";
import { changeContent } from "../../../testing/change-content.ts";
import { testApp } from "../../../testing/test-app.ts";

const texts: string[] = [];
const app = await testApp({
  sms: {
    send: async ({ text, code }) => {
      texts.push(text.replaceAll(code, "######"));
      return true;
    },
  },
});
let asked = 0;

/** Returns the text sent to a new phone, with its code as `######`. */
async function textIn(language: string): Promise<string> {
  asked += 1;
  const body = { phone: `+9989055500${String(asked).padStart(2, "0")}`, language };
  expect((await app.call("/users/v1/users/code", { body, ip: `203.0.113.${asked}` })).status).toBe(200);
  return texts.at(-1) ?? "";
}

const keep = (words: object) =>
  changeContent(
    app,
    app.osh,
    sql`update merchant_settings set sms_content = ${JSON.stringify(words)}::jsonb where merchant_id = ${app.osh}`,
  );

test("[EN-5] a code uses the brand's own text, else the built-in one", async () => {
  await keep({ uz: "{brand}: kirish kodi {code}", eng: "{code} opens {brand}" });
  expect(await textIn("uz")).toBe("osh: kirish kodi ######");
  expect(await textIn("en")).toBe("###### opens osh");
  expect(await textIn("uz-Cyrl")).toContain("кириш коди ######");
  expect(await textIn("ru")).toBe("osh: код ######. Никому его не сообщайте.\n@osh.localhost #######");
  expect(await textIn("zh")).toBe("osh：验证码 ######，请勿告诉他人。\n@osh.localhost #######");
  await keep({ uz: "{brand}: kirish kodi {code}", zh: "{brand}：{code}", "uz-Cyrl": "{code} — {brand}" });
  expect(await textIn("zh")).toBe("osh：######");
  expect(await textIn("uz-Cyrl")).toBe("###### — osh");
  expect(await textIn("uz")).toBe("osh: kirish kodi ######");
});

test("[EN-5] a text without the code placeholder is not used", async () => {
  await keep({ ru: "Добро пожаловать в {brand}!" });
  expect(await textIn("ru")).toContain("######");
});

test("[EN-5, AP-3] the brand's public settings do not include the text", async () => {
  await keep({ uz: "Faqat xabarda: {code}" });
  const { body } = await app.call("/support/v1/merchant/settings/web");
  expect(JSON.stringify(body)).not.toContain("Faqat xabarda");
});
