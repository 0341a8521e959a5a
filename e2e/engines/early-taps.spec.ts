import { expect, test } from "./test.ts";

const TAP_COUNT = 60;

test("[MN-14] every tap on a plus button or stepper adds one, from the first paint on @engines", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  await guest.openEarly();
  const plus = await guest.find({ selector: '.card-plus:not([aria-haspopup="dialog"])' });
  for (let tap = 0; tap < TAP_COUNT; tap += 1) {
    await guest.page.tap(plus);
    await new Promise((resolve) => setTimeout(resolve, (tap * 37) % 100));
  }
  const basket = { selector: 'a[href$="/basket"]', start: `${TAP_COUNT} ` };
  expect((await guest.find(basket)).text).toContain(guest.t("basket.title"));
});
