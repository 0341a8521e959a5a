import { expect, test } from "vitest";
import { codeText } from "./code-text.ts";
import { LANGUAGES } from "./language.ts";
import { smsParts } from "./sms-parts.ts";

const values = { brand: "Osh", code: "482913", host: "osh.example.uz" };
const LAST = "\n@osh.example.uz #482913";

test("[US-1, LN-1] the text of a code ends with the line for autofill, and stays one SMS part", () => {
  for (const language of LANGUAGES) {
    const text = codeText({}, language, values);
    expect(text.endsWith(LAST), language).toBe(true);
    expect(smsParts(text), language).toBe(1);
  }
  expect(codeText({}, "uz", values)).toBe(`Osh: kod 482913. Kodni hech kimga aytmang.${LAST}`);
});

test("[US-1] omits the autofill line if it would cost another part, or the host is unknown", () => {
  const long = { ...values, brand: "Ресторан узбекской кухни" };
  expect(codeText({}, "ru", long)).toBe("Ресторан узбекской кухни: код 482913. Никому его не сообщайте.");
  expect(codeText({}, "en", { ...values, host: null })).toBe(
    "Osh: your code is 482913. Do not share it with anyone.",
  );
});

test("[EN-5] sends a brand's own text as approved, with the autofill line only if it is part of it", () => {
  expect(codeText({ ru: "{brand}: код {code}" }, "ru", values)).toBe("Osh: код 482913");
  const own = {
    ru: "{brand}: код {code} @{host} #{code}",
    uz: "{brand}: kirish kodi {code}\n@{host} #{code}",
  };
  expect(codeText(own, "ru", values)).toBe(`Osh: код 482913${LAST}`);
  expect(codeText(own, "ru", { ...values, host: null })).toBe("Osh: код 482913");
  expect(codeText(own, "uz-Cyrl", values)).toBe(`Osh: кириш коди 482913${LAST}`);
  expect(codeText({ "uz-Cyrl": "{brand}: {code} — kod" }, "uz-Cyrl", values)).toBe("Osh: 482913 — kod");
});

test("[EN-5] does not use a text whose only code is in the autofill line", () => {
  expect(codeText({ eng: "@{host} #{code}" }, "en", { ...values, host: null })).toContain("482913");
});
