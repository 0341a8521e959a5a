import { expect, test } from "./src/test.ts";

test("[MN-2] on a desktop a pop-up stands in the middle of the menu, with the dish's name to be read at once", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  await guest.open();
  const sheet = await guest.openProduct("somsa-quti");
  await expect.poll(async () => (await sheet.boundingBox())?.width).toBeLessThanOrEqual(480);
  const name = guest.productName("somsa-quti");
  await expect(sheet.getByRole("heading", { name, exact: true }).last()).toBeInViewport();
});
