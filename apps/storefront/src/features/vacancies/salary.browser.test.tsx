import type { Vacancy } from "@dasturxon/contract";
import type { Language } from "@dasturxon/domain/language";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderStore } from "../../testing/render-store.tsx";
import { createTestId } from "../../testing/shop-fixture.ts";
import { Salary } from "./salary.tsx";

type SalaryBounds = Pick<Vacancy, "salaryFrom" | "salaryTo">;

const createVacancy = (ends: SalaryBounds): Vacancy => ({
  id: createTestId(95),
  position: { uz: "Oshpaz" },
  responsiblePerson: "Malika",
  phone: "+998901234567",
  requirements: {},
  ...ends,
});

/** Returns the rendered salary text without bidirectional isolation characters. */
async function renderSalary(language: Language, ends: SalaryBounds): Promise<string | undefined> {
  await renderStore(
    <main>
      <Salary vacancy={createVacancy(ends)} />
    </main>,
    { language },
  );
  return page
    .getByRole("main")
    .element()
    .textContent?.replaceAll(/[\u2066\u2069]/g, "");
}

test("[CT-3, LN-1] a salary names the currency once, with the Uzbek ending", async () => {
  const range = { salaryFrom: 6_000_000, salaryTo: 9_500_000 };
  expect(await renderSalary("uz", range)).toBe("oyiga 6–9,5 mln soʻm");
  expect(await renderSalary("ru", range)).toBe("6–9,5 млн сум в месяц");
  expect(await renderSalary("en", range)).toBe("6–9.5 million sum a month");
  expect(await renderSalary("uz", { salaryFrom: 3_500_000, salaryTo: null })).toBe(
    "oyiga 3\u00a0500\u00a0000\u00a0soʻmdan",
  );
  expect(await renderSalary("uz", { salaryFrom: null, salaryTo: 900_000 })).toBe(
    "oyiga 900\u00a0000\u00a0soʻmgacha",
  );
});

test("[CT-3] a salary that would be rounded in millions is written in full, and one without limits is omitted", async () => {
  expect(await renderSalary("ru", { salaryFrom: 3_250_000, salaryTo: 4_000_000 })).toBe(
    "3\u00a0250\u00a0000–4\u00a0000\u00a0000\u00a0сум в месяц",
  );
  expect(await renderSalary("en", { salaryFrom: 5_000_000, salaryTo: 5_000_000 })).toBe(
    "5\u00a0000\u00a0000\u00a0sum a month",
  );
  expect(await renderSalary("en", { salaryFrom: null, salaryTo: null })).toBe("");
});
