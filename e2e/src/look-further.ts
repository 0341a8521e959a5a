import { expect } from "@playwright/test";
import type { Guest } from "./guest.ts";

/** Moves a hand over the checkout once it is drawn: what lies below comes with the first sign of one. */
export async function lookFurther(guest: Guest): Promise<void> {
  await expect(guest.card("where")).toBeVisible();
  await guest.page.mouse.move(20, 300);
  await guest.page.mouse.move(40, 340);
}
