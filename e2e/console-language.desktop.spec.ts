import { expectAccessible } from "./src/accessible.ts";
import { expect, test } from "./src/test.ts";

test("[LN-1] the console speaks Uzbek, Russian and English, and the device keeps what was chosen", async ({
  staffOf,
}) => {
  const staff = await staffOf("osh");
  for (const language of ["ru", "en"] as const) await staff.speak(language);
  await expect(staff.page.locator("html")).toHaveAttribute("lang", "en");
  await expectAccessible(staff.page, "the board in English");
  await staff.page.reload();
  await expect(staff.column("new")).toBeVisible();
  await staff.page.setViewportSize({ width: 390, height: 844 });
  await staff.page.getByRole("navigation", { name: "Console" }).getByRole("button").last().click();
  await staff.page.getByRole("menuitem", { name: "Oʻzbekcha" }).click();
  await expect(staff.page.locator("html")).toHaveAttribute("lang", "uz");
});
