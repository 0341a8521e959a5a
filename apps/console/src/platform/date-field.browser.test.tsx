import { useState } from "react";
import { expect, test, vi } from "vitest";
import { expectAccessible } from "../testing/expect-accessible.ts";
import { renderPage } from "../testing/render-page.tsx";
import { DateField } from "./date-field.tsx";

interface DateFieldOptions {
  first: string;
  hasTime?: boolean;
  language?: "uz" | "ru" | "en";
}

async function openField({ first, hasTime = false, language = "uz" }: DateFieldOptions) {
  const onChange = vi.fn<(value: string) => void>();
  function DateForm() {
    const [value, setValue] = useState(first);
    const changeDate = (next: string) => {
      onChange(next);
      setValue(next);
    };
    const max = hasTime ? "2026-12-31T23:59" : "2026-12-31";
    return (
      <>
        <DateField label="Sana" size="md" hasTime={hasTime} max={max} value={value} onChange={changeDate} />
        <button type="button">Boshqa</button>
      </>
    );
  }
  const rendered = await renderPage(<DateForm />, { language });
  const { page } = rendered;
  const field = page.getByRole("textbox", { name: "Sana" });
  return { ...rendered, field, leave: () => page.getByText("Boshqa").click(), onChange };
}

test.each(["uz", "ru", "en"] as const)(
  "[FM-2, LN-8] shows and reads a date with the day first in %s, whatever the browser's language",
  async (language) => {
    const { t, field, leave, onChange } = await openField({ first: "2026-03-02", language });
    await expect.element(field).toHaveValue("02.03.2026");
    await expect.element(field).toHaveAttribute("placeholder", t("date.format"));
    await field.fill("5.4.2026");
    expect(onChange.mock.calls).toEqual([["2026-04-05"]]);
    await leave();
    await expect.element(field).toHaveValue("05.04.2026");
    await expectAccessible();
  },
);

test("[FM-2] an empty date and a date after the maximum change nothing, and the field restores the previous date on blur", async () => {
  const { field, leave, onChange } = await openField({ first: "2026-03-02" });
  for (const typed of ["31.02.2026", "12/31/2025", "01.01.2027", "x"]) {
    await field.fill(typed);
    await leave();
    await expect.element(field).toHaveValue("02.03.2026");
  }
  expect(onChange).not.toHaveBeenCalled();
  await field.fill("");
  expect(onChange.mock.calls).toEqual([[""]]);
});

test("[FM-2] a date and time can be typed, and the browser's calendar picks one", async () => {
  const { page, t, field, leave, onChange } = await openField({ first: "2026-03-02T09:30", hasTime: true });
  await expect.element(field).toHaveValue("02.03.2026 09:30");
  await field.fill("3.3.2026 9");
  await leave();
  expect(onChange.mock.calls).toEqual([["2026-03-03T09:00"]]);
  await expect.element(field).toHaveValue("03.03.2026 09:00");
  const showPicker = vi.spyOn(HTMLInputElement.prototype, "showPicker").mockReturnValue();
  await page.getByRole("button", { name: t("date.calendar") }).click();
  expect(showPicker).toHaveBeenCalledOnce();
  showPicker.mockRestore();
});
