import { expect, test } from "vitest";
import { getDateFormat, parseTypedDate, formatTypedDate, insertDateSeparators } from "./typed-date.ts";

const DAY_FIRST_FORMAT = getDateFormat("ru");
const YEAR_FIRST_FORMAT = getDateFormat("zh");

test("[US-2, LN-8] each language formats a birthday in its own order, English with the day first", () => {
  expect(formatTypedDate("1990-03-05", getDateFormat("uz"))).toBe("05.03.1990");
  expect(formatTypedDate("1990-03-05", getDateFormat("en"))).toBe("05/03/1990");
  expect(formatTypedDate("1990-03-05", getDateFormat("ar"))).toBe("05/03/1990");
  expect(formatTypedDate("1990-03-05", YEAR_FIRST_FORMAT)).toBe("1990/03/05");
  expect(formatTypedDate("", DAY_FIRST_FORMAT)).toBe("");
  expect(formatTypedDate("5.3", DAY_FIRST_FORMAT)).toBe("5.3");
});

test.each(["05.03.1990", "5.3.1990", "5/3/1990", " 5-3-1990 ", "1990-03-05", "٠٥.٠٣.١٩٩٠", "۵/۳/۱۹۹۰"])(
  "[US-2] reads a birthday typed as %s",
  (typed) => expect(parseTypedDate(typed, DAY_FIRST_FORMAT)).toBe("1990-03-05"),
);

test.each([
  "",
  "5",
  "5.3",
  "5.3.90",
  "31.02.1990",
  "29.02.1900",
  "13.13.1990",
  "0.1.1990",
  "5.3.1990.7",
  "005.3.1990",
  "5 mart 1990",
])("[US-2] refuses %s as a date", (typed) => expect(parseTypedDate(typed, DAY_FIRST_FORMAT)).toBeNull());

test("[US-2] reads a date with the year first in Chinese", () => {
  expect(parseTypedDate("1990/3/5", YEAR_FIRST_FORMAT)).toBe("1990-03-05");
  expect(parseTypedDate("5/3/1990", YEAR_FIRST_FORMAT)).toBeNull();
});

/** Returns the text of the date field after these characters were typed one by one. */
function typeKeys(text: string, form = DAY_FIRST_FORMAT): string {
  let shown = "";
  for (const key of text) shown = insertDateSeparators(shown + key, form);
  return shown;
}

test("[US-2] inserts separators while digits are typed, and accepts typed ones", () => {
  expect(typeKeys("0503")).toBe("05.03.");
  expect(typeKeys("05031990")).toBe("05.03.1990");
  expect(typeKeys("050319901")).toBe("05.03.1990");
  expect(typeKeys("5.3.1990")).toBe("05.03.1990");
  expect(typeKeys("05..03//1990")).toBe("05.03.1990");
  expect(typeKeys(".5a3")).toBe("05.3");
  expect(typeKeys("19900305", YEAR_FIRST_FORMAT)).toBe("1990/03/05");
  expect(typeKeys("٠٥٠٣١٩٩٠", getDateFormat("ar"))).toBe("05/03/1990");
});

test("[US-2] a deleted separator returns with the next digit", () => {
  expect(insertDateSeparators("051", DAY_FIRST_FORMAT)).toBe("05.1");
});

test("[US-2] accepts a date filled in by the browser", () => {
  expect(insertDateSeparators("1990-03-05", DAY_FIRST_FORMAT)).toBe("1990.03.05");
  expect(parseTypedDate("1990.03.05", DAY_FIRST_FORMAT)).toBe("1990-03-05");
});
