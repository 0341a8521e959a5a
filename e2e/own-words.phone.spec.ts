import { loadFonts } from "./src/loaded-fonts.ts";
import { expect, test } from "./src/test.ts";

const SAID = "Har kuni 08:00 dan ishlaymiz.";

test("[LN-1] a brand's Latin words in an Arabic page keep their stops in place and stand at the page's side", async ({
  guestOf,
}) => {
  const guest = guestOf("market", "ar");
  const { page } = guest;
  await guest.open("/about");
  const words = page.locator("main p").first();
  await expect(words).toBeVisible();
  await loadFonts(page, SAID);
  const shown = await words.evaluate((element, said) => {
    // The grocery says everything in Arabic; a brand may not.
    element.textContent = said;
    const text = element.firstChild as Text;
    const range = document.createRange();
    const side = (at: number) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect();
    };
    const last = text.data.trimEnd().length - 1;
    const { textAlign, direction } = getComputedStyle(element);
    return {
      isLatin: /^[A-Za-z]/.test(text.data),
      lastSign: text.data[last],
      // Left to right: the stop follows the letter before it.
      isStopAfterLetter: side(last).left >= side(last - 1).left,
      textAlign,
      direction,
    };
  }, SAID);
  expect(shown).toEqual({
    isLatin: true,
    lastSign: ".",
    isStopAfterLetter: true,
    textAlign: "right",
    direction: "rtl",
  });
});

test("[CH-6, LN-6] a way to pay that the brand does not name in the page's language is named by the store", async ({
  guestOf,
}) => {
  const guest = guestOf("market", "ar");
  const { page, t } = guest;
  await guest.prepareOrder("nappies");
  const ways = page.getByRole("radiogroup", { name: t("checkout.pay"), exact: true });
  await expect(ways.getByRole("radio", { name: t("payment.CASH"), exact: true })).toBeChecked();
  await expect(ways.getByRole("radio", { name: t("payment.TERMINAL"), exact: true })).toBeAttached();
});
