import type { Guest } from "./src/guest.ts";
import { createTextStartPattern } from "./src/texts.ts";
import { expect } from "./src/test.ts";
import { testOrderJourney } from "./src/road.ts";

testOrderJourney({ brand: "pizza", language: "ru", console: "ru", fill: fillWithPizza });

/** [UX-5, UX-6] Initially, required choices have their free option. Each other option changes the price. */
async function fillWithPizza(guest: Guest): Promise<void> {
  const sheet = await guest.openProduct("pepperoni");
  const add = sheet.getByRole("button", { name: createTextStartPattern(guest.t("product.add")) });
  await expect(add).toContainText(/72\s000/);
  for (const choice of ["size-30", "dough-cheese-rim"]) {
    await sheet.getByText(guest.choiceName("pepperoni", choice), { exact: true }).click();
  }
  // The button shows the price of the pizza: 72,000 + size 26,000 + dough 16,000 soʻm.
  await expect(add).toContainText(/114\s000/);
  await guest.addToBasket(sheet);
}
