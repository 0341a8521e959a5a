import { expect, test } from "vitest";
import { formatOneTimeCodeSms } from "./code-text.ts";
import { LANGUAGES } from "./language.ts";
import { countSmsParts } from "./sms-parts.ts";

const codeValues = { brand: "Osh", code: "482913", host: "osh.example.uz" };
const LAST = "\n@osh.example.uz #482913";

test("[US-1, LN-1] the text of a code ends with the line for autofill, and stays one SMS part", () => {
  for (const language of LANGUAGES) {
    const text = formatOneTimeCodeSms({}, language, codeValues);
    expect(text.endsWith(LAST), language).toBe(true);
    expect(countSmsParts(text), language).toBe(1);
  }
  expect(formatOneTimeCodeSms({}, "uz", codeValues)).toBe(
    `Osh: kod 482913. Kodni hech kimga aytmang.${LAST}`,
  );
});

test("[US-1] omits the autofill line if it would cost another part, or the host is unknown", () => {
  const long = { ...codeValues, brand: "Ресторан узбекской кухни" };
  expect(formatOneTimeCodeSms({}, "ru", long)).toBe(
    "Ресторан узбекской кухни: код 482913. Никому его не сообщайте.",
  );
  expect(formatOneTimeCodeSms({}, "en", { ...codeValues, host: null })).toBe(
    "Osh: your code is 482913. Do not share it with anyone.",
  );
});

test("[EN-5] sends a brand's own text as approved, with the autofill line only if it is part of it", () => {
  expect(formatOneTimeCodeSms({ ru: "{brand}: код {code}" }, "ru", codeValues)).toBe("Osh: код 482913");
  const own = {
    ru: "{brand}: код {code} @{host} #{code}",
    uz: "{brand}: kirish kodi {code}\n@{host} #{code}",
  };
  expect(formatOneTimeCodeSms(own, "ru", codeValues)).toBe(`Osh: код 482913${LAST}`);
  expect(formatOneTimeCodeSms(own, "ru", { ...codeValues, host: null })).toBe("Osh: код 482913");
  expect(formatOneTimeCodeSms(own, "uz-Cyrl", codeValues)).toBe(`Osh: кириш коди 482913${LAST}`);
  expect(formatOneTimeCodeSms({ "uz-Cyrl": "{brand}: {code} — kod" }, "uz-Cyrl", codeValues)).toBe(
    "Osh: 482913 — kod",
  );
});

test("[EN-5] does not use a text whose only code is in the autofill line", () => {
  expect(formatOneTimeCodeSms({ eng: "@{host} #{code}" }, "en", { ...codeValues, host: null })).toContain(
    "482913",
  );
});
