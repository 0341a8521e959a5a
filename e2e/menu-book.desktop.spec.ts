import { readFileSync } from "node:fs";
import { expectAccessible } from "./src/accessible.ts";
import { expect, test } from "./src/test.ts";

const PHONE = { width: 390, height: 844 };

for (const brand of ["osh", "pizza", "market"] as const)
  test(`[MN-1] check 6: the menu of ${brand} leaves as Excel file and as JSON, with its choices and sets, and comes back without a change`, async ({
    staffOf,
  }) => {
    const staff = await staffOf(brand);
    const { page, t } = staff;
    await staff.openManaged("menuSheet");
    const plan = page.getByRole("status", { name: t("menuSheet.plan") });
    for (const name of [t("menuSheet.excel"), "JSON"]) {
      const saving = page.waitForEvent("download");
      await page.getByRole("button", { name, exact: true }).click();
      const buffer = readFileSync(await (await saving).path());
      await page
        .locator("input[type=file]")
        .setInputFiles({ name: "menu", mimeType: "application/octet-stream", buffer });
      await expect(plan).toContainText(t("menuSheet.new", { count: 0 }));
      await expect(plan).toContainText(t("menuSheet.changed", { count: 0 }));
      await expect(plan).toContainText(t("menuSheet.faulty", { count: 0 }));
      await page.getByRole("button", { name: t("menuSheet.another"), exact: true }).click();
    }
  });

test("[MN-1, MN-5, MN-6] what is left, hours, a price in a branch and a choice are changed by one JSON file, and undone as one", async ({
  staffOf,
}) => {
  const staff = await staffOf("pizza");
  const { page, t } = staff;
  await staff.openManaged("menuSheet");
  const save = async () => {
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "JSON", exact: true }).click();
    return JSON.parse(readFileSync(await (await saving).path(), "utf8")) as Record<
      "dishes" | "choices" | "sets",
      Record<string, unknown>[]
    >;
  };
  const before = await save();
  const dish = before.dishes.at(-1) ?? {};
  const choice = before.choices[0] ?? {};
  const branch = Object.keys(dish).find((key) => key.startsWith("costPrice@")) ?? "";
  const body = {
    dishes: [
      { id: dish["id"], stock: 41, [branch]: 123_000, days: "du-ju", from: "07:00", to: "11:00" },
      { id: dish["id"], price: "qimmat" },
    ],
    choices: [{ groupId: choice["groupId"], choiceId: choice["choiceId"], choicePrice: 77_000 }],
  };
  await page.locator("input[type=file]").setInputFiles({
    name: "menu.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(body)),
  });
  const plan = page.getByRole("status", { name: t("menuSheet.plan") });
  await expect(plan).toContainText(t("menuSheet.changed", { count: 2 }));
  await expect(plan).toContainText(t("menuSheet.faulty", { count: 1 }));
  await expect(page.getByText("Du, Se, Ch, Pa, Ju 07:00–11:00")).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectAccessible(page, "what tables would change");
  await page.getByRole("button", { name: t("menuSheet.apply", { count: 2 }), exact: true }).click();
  await expect(page.getByText(t("menuSheet.done", { added: 0, changed: 2 }))).toBeVisible();
  await page.getByRole("button", { name: t("menuSheet.undo"), exact: true }).click();
  await expect(page.getByText(t("menuSheet.undone"))).toBeVisible();
  await page.getByRole("button", { name: t("menuSheet.another"), exact: true }).click();
  const after = await save();
  expect(after.dishes.find(({ id }) => id === dish["id"])).toEqual(dish);
  expect(after.choices.find(({ choiceId }) => choiceId === choice["choiceId"])).toEqual(choice);
});
