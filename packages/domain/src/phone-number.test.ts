import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  applyNationalMask,
  updatePhoneFieldValue,
  findPhoneFault,
  readPhone,
  splitPhone,
} from "./phone-input.ts";
import {
  listPhoneCountries,
  countryFromPhoneNumber,
  createEmptyPhone,
  hasMoreThanCountryCode,
  isCompletePhone,
  NUMBERING_PLANS,
  PHONE_COUNTRIES,
  type PhoneCountry,
} from "./phone-number.ts";

const UZBEKISTAN: PhoneCountry[] = ["UZ"];
const UZBEKISTAN_AND_KAZAKHSTAN: PhoneCountry[] = ["UZ", "KZ"];

test.each([
  "+998 90 123 45 67",
  "998901234567",
  "90 123-45-67",
  "(90) 123 45 67",
  "+998(90)1234567",
  "(+998) 90 123 45 67",
  "tel:+998901234567",
  "Тел.: +998 90 123-45-67",
  "00998 90 123 45 67",
  "8 10 998 90 123 45 67",
  "8 90 123 45 67",
  "8(90)1234567",
  "8901234567",
  "0 90 123 45 67",
  "+998+998 90 123 45 67",
  "+998 998901234567",
  "998998901234567",
  "٩٠ ١٢٣ ٤٥ ٦٧",
  "۹۰۱۲۳۴۵۶۷",
  "＋９９８ ９０ １２３ ４５ ６７",
  "9️⃣0️⃣ 123 45 67",
  "\u202a+998 90 123 45 67\u202c",
  "+998\u00a090\u2011123\u201145\u201167",
])("[US-1] formats %s as +998 90 123 45 67", (typed) => {
  expect(readPhone(typed, UZBEKISTAN)).toBe("+998901234567");
});

test.each([
  ["8 701 123 45 67", UZBEKISTAN_AND_KAZAKHSTAN, "+77011234567"],
  ["+7 701 123 45 67", UZBEKISTAN_AND_KAZAKHSTAN, "+77011234567"],
  ["77011234567", UZBEKISTAN_AND_KAZAKHSTAN, "+77011234567"],
  ["87011234567", ["KZ"], "+77011234567"],
  ["701 123 45 67", ["KZ", "UZ"], "+77011234567"],
  ["90 123 45 67", ["KZ", "UZ"], "+998901234567"],
  ["+996 700 123 456", ["UZ", "KG"], "+996700123456"],
  ["0700 123 456", ["KG"], null],
  ["0 700 123 456", ["KG"], "+996700123456"],
  ["+993 65 123456", ["UZ", "TM"], "+99365123456"],
] as [string, PhoneCountry[], string | null][])(
  "[US-1] reads %s of the countries %j as %s",
  (typed, countries, phone) => {
    expect(readPhone(typed, countries)).toBe(phone);
  },
);

test.each([
  "",
  "hello",
  "+99890123456",
  "+9989012345678",
  "90 123 45 67 8",
  "88 123 45 67 8",
  "8812345678",
  "8712345678",
  "+7 701 123 45 67",
  "+1 900 555 01 23",
  "+49 170 1234567",
  "90 123 45 67, 91 234 56 78",
  "+998901234567;ext=5",
  "90 123 45 67 доб. 12",
  "kassa901234567",
  "0901234567890123456789012345678901234567890123456789012345678901234567890123456789",
])("[US-1, S7] refuses %s as a number for SMS", (typed) => {
  expect(readPhone(typed, UZBEKISTAN)).toBeNull();
});

test("[S7] a Russian number is not a Kazakh one", () => {
  expect(readPhone("+7 901 123 45 67", UZBEKISTAN_AND_KAZAKHSTAN)).toBeNull();
  expect(readPhone("8 901 123 45 67", UZBEKISTAN_AND_KAZAKHSTAN)).toBeNull();
  expect(countryFromPhoneNumber("+79011234567")).toBeNull();
});

test("[US-1] keeps all digits that were typed, except a trunk prefix and doubled country codes", () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom(UZBEKISTAN, UZBEKISTAN_AND_KAZAKHSTAN, [...PHONE_COUNTRIES]),
      (typed, countries) => {
        const phone = readPhone(typed, countries);
        if (phone === null) return;
        const country = countryFromPhoneNumber(phone);
        expect(country && countries.includes(country)).toBe(true);
      },
    ),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (rest) => {
      const national = `9${String(rest).padStart(8, "0")}`;
      expect(readPhone(national, UZBEKISTAN)).toBe(`+998${national}`);
    }),
  );
});

test("[S7] a brand sends to the country of its currency, or to those that it enabled", () => {
  expect(listPhoneCountries({ currency: "UZS", phoneCountries: null })).toEqual(["UZ"]);
  expect(listPhoneCountries({ currency: "KZT", phoneCountries: null })).toEqual(["KZ"]);
  expect(listPhoneCountries({ currency: "KZT", phoneCountries: ["UZ", "KG", "KZ"] })).toEqual([
    "KZ",
    "UZ",
    "KG",
  ]);
});

/** Returns the value of a field after typing the keys one by one. */
function typeKeys(keys: string, countries: PhoneCountry[], from = createEmptyPhone(countries)): string {
  return Array.from(keys).reduce((value, key) => {
    const shown = applyNationalMask(splitPhone(value, countries));
    return updatePhoneFieldValue(value, shown + key, countries);
  }, from);
}
const formatNational = (value: string, countries: PhoneCountry[]) =>
  applyNationalMask(splitPhone(value, countries));

test.each(["901234567", "998901234567", "+998901234567", "00998901234567", "٩٠١٢٣٤٥٦٧"])(
  "[US-1] %s typed key by key is the complete number",
  (keys) => {
    expect(typeKeys(keys, UZBEKISTAN)).toBe("+998901234567");
    expect(typeKeys(keys, UZBEKISTAN_AND_KAZAKHSTAN)).toBe("+998901234567");
  },
);

test("[US-1] a typed number belongs to the country of the code before it", () => {
  expect(typeKeys("+77011234567", UZBEKISTAN_AND_KAZAKHSTAN)).toBe("+77011234567");
  expect(typeKeys("77011234567", UZBEKISTAN_AND_KAZAKHSTAN)).toBe("+77011234567");
});

test.each([
  ["8 90 123 45 67", "+998901234567"],
  ["00998 90 123 45 67", "+998901234567"],
  ["+998 90 123 45 67", "+998901234567"],
  ["+998+998 90 123 45 67", "+998901234567"],
  ["8 701 123 45 67", "+77011234567"],
])("[US-1] %s pasted at once is %s", (text, phone) => {
  expect(updatePhoneFieldValue("+998", text, UZBEKISTAN_AND_KAZAKHSTAN)).toBe(phone);
});

test.each([
  ["90 123 45 67 89", "90 123 45 67 89", "long"],
  ["90 123 45 67, 91 234 56 78", "90 123 45 67 912345678", "long"],
  ["+49 170 1234567", "+491701234567", "country"],
  ["+7 701 123 45 67", "+77011234567", "country"],
  ["0049 170 1234567", "+491701234567", "country"],
])("[US-1] %s pasted at once stays complete in the field, with an error", (text, shown, fault) => {
  const value = updatePhoneFieldValue("+998", text, UZBEKISTAN);
  expect(formatNational(value, UZBEKISTAN)).toBe(shown);
  expect(findPhoneFault(value, UZBEKISTAN)).toBe(fault);
  expect(isCompletePhone(value, UZBEKISTAN)).toBe(false);
  expect(readPhone(value, UZBEKISTAN)).toBeNull();
});

test("[US-1] an extra digit is never dropped, and never gives another valid number", () => {
  for (const number of ["901234567", "881234567", "871234567", "998901234"]) {
    const value = typeKeys(`${number}8`, UZBEKISTAN_AND_KAZAKHSTAN);
    expect(isCompletePhone(value, UZBEKISTAN_AND_KAZAKHSTAN), number).toBe(false);
  }
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,16}$/), (keys) => {
      const value = typeKeys(keys, UZBEKISTAN);
      if (!isCompletePhone(value, UZBEKISTAN)) return;
      expect([keys, `998${keys}`, keys.replace(/^00/, "")]).toContain(value.slice(1));
    }),
  );
});

test("[US-1] deleting and selecting continue from the displayed value", () => {
  expect(updatePhoneFieldValue("+998901234567", "90 123 45 6", UZBEKISTAN)).toBe("+99890123456");
  expect(updatePhoneFieldValue("+9989012345678", "90 123 45 67", UZBEKISTAN)).toBe("+998901234567");
  expect(updatePhoneFieldValue("+4917", "", UZBEKISTAN)).toBe("+998");
  expect(updatePhoneFieldValue("+998", "", UZBEKISTAN)).toBe("+998");
});

test("[US-1] a field with only a country code is empty", () => {
  for (const value of ["", "+", "+9", "+998", "+7"]) expect(hasMoreThanCountryCode(value)).toBe(false);
  expect(hasMoreThanCountryCode("+9989")).toBe(true);
  expect(findPhoneFault("+998", UZBEKISTAN)).toBeNull();
  expect(findPhoneFault("+99", UZBEKISTAN)).toBeNull();
});

test("[US-1] the example of every country matches its mask and is a valid number", () => {
  for (const country of PHONE_COUNTRIES) {
    const { code, example, mask } = NUMBERING_PLANS[country];
    expect(readPhone(`+${code} ${example}`, [country])).toBe(`+${code}${example.replaceAll(" ", "")}`);
    expect(applyNationalMask({ country, national: example.replaceAll(" ", "") })).toBe(example);
    expect(mask).toHaveLength(example.length);
  }
});
