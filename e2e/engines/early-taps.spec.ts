import { scaleTime } from "../../scripts/setup/time-scale.mjs";
import { getStoreUrl } from "../src/brands.ts";
import { startSlowScriptsServer } from "./slow-scripts.ts";
import { expect, test } from "./test.ts";

const TAP_COUNT = 60;
/** Delay of the scripts in milliseconds, so that a tap comes before them. */
const SCRIPT_DELAY_MS = scaleTime(2_000);

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

// Both tested browser engines cancel pending script loads when the page is left, so the test checks links that leave the
// page.
for (const { title, link, shown } of [
  {
    title: "[SH-2] a tap on the address in the header before the script opens the address choice on @engines",
    link: { selector: "a", start: "service.DELIVERY" },
    shown: { selector: "button", name: "address.search" },
  },
  {
    title: "a tap on the search before the script shows the search page on @engines",
    link: { selector: "header a", start: "header.search" },
    shown: { selector: "input[type=search]" },
  },
])
  test(title, async ({ guestOf }) => {
    const guest = guestOf("osh", "uz");
    const url = new URL(getStoreUrl("osh", "/uz"));
    const slow = await startSlowScriptsServer(Number(url.port), SCRIPT_DELAY_MS);
    try {
      await guest.page.open(slow.toSlowUrl(url.href));
      await guest.tap({ selector: link.selector, start: guest.t(link.start) });
      await guest.find({ selector: shown.selector, ...(shown.name && { name: guest.t(shown.name) }) });
    } finally {
      slow.close();
    }
  });
