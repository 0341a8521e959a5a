import { readFileSync } from "node:fs";
import { expect, test } from "./src/test.ts";

test("[MN-1, MN-5, MN-6] what is left, hours, a price in a branch and a choice are changed by one JSON file, and undone as one", async ({
  managerOf,
}) => {
  const { page, t } = await managerOf("pizza", "menuSheet");
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
  await page.getByRole("button", { name: t("menuSheet.apply", { count: 2 }), exact: true }).click();
  await expect(page.getByText(t("menuSheet.done", { added: 0, changed: 2 }))).toBeVisible();
  await page.getByRole("button", { name: t("menuSheet.undo"), exact: true }).click();
  await expect(page.getByText(t("menuSheet.undone"))).toBeVisible();
  await page.getByRole("button", { name: t("menuSheet.another"), exact: true }).click();
  const after = await save();
  expect(after.dishes.find(({ id }) => id === dish["id"])).toEqual(dish);
  expect(after.choices.find(({ choiceId }) => choiceId === choice["choiceId"])).toEqual(choice);
});
