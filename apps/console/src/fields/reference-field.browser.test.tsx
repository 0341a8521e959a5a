import { useState } from "react";
import { expect, test } from "vitest";
import { createTestId, createServerColumns } from "../testing/fake-rows.ts";
import { renderPage } from "../testing/render-page.tsx";
import { ReferenceField } from "./reference-field.tsx";

const blankCityFields = { description: {}, mapKey: null, isTaximeter: false, taximeterComment: {} };
const CITIES = [
  {
    ...createServerColumns(1),
    name: { uz: "Oʻzgan" },
    latitude: 40.77,
    longitude: 73.3,
    isMain: true,
    ...blankCityFields,
  },
  {
    ...createServerColumns(2),
    name: { uz: "Мёдгород" },
    latitude: 41.31,
    longitude: 69.28,
    isMain: false,
    ...blankCityFields,
  },
];

function StatefulReferenceField() {
  const [value, setValue] = useState<string | null>(null);
  const words = { label: "Shahar", description: undefined, error: undefined, disabled: false };
  const to = { many: "cities", path: "/console/v1/venue/cities" };
  return (
    <>
      <ReferenceField {...words} to={to} isOptional value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

test("[MN-8] selects a row by its name in any spelling and alphabet", async () => {
  const { page } = await renderPage(<StatefulReferenceField />, {
    api: { "GET /console/v1/venue/cities": { items: CITIES, next: null, total: 2 } },
  });
  const field = page.getByRole("combobox", { name: "Shahar" });
  for (const [typed, name] of [
    ["o'zg", "Oʻzgan"],
    ["ўзган", "Oʻzgan"],
    ["МЕД", "Мёдгород"],
    ["me\u00ADd", "Мёдгород"],
  ] as const) {
    await field.fill(typed);
    await expect.element(page.getByRole("option")).toMatchTextContent(name);
  }
  await page.getByRole("option").click();
  await expect.element(page.getByRole("status")).toMatchTextContent(createTestId(2));
});
