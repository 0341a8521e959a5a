// Screens and settings of the store. Each screen lists words of test titles: browser, component and served-HTML tests.
import { readFileSync } from "node:fs";
import { SETTING_ROWS as SERVED_SETTINGS } from "../../apps/server/src/store-pages/settings-table.ts";
import { RENDERED_SETTINGS } from "../../apps/storefront/src/testing/drawn-settings.ts";
import { pathFromRoot } from "../setup/paths.mjs";

const screenTable = `
/ | on a small phone: time, fee and minimum uncut; a menu by groups shows the one; banners are moved by hand
/search | search: a misspelt plov before paxlava
/category | the one that the link of a category led to
/product/:id | a product's page ends with its bar
/basket | a weighed product shows its weight on the card; the basket beside the menu never says
/checkout | a button pressed twice sends one order; a price that changed is shown beside the old one
/login | a phone typed before the script came is not lost; each text that one agrees to can be tapped
/login/confirm | the code's page knows its phone after a reload
/profile | chooses theme and language
/profile/user | chooses theme and language; the phone changes in two steps; an account is deleted
/profile/promos | promo codes stand with their states
/profile/cards | a card goes only after a question
/profile/cards/create | where Click keeps the cards the number is handed on
/profile/cards/confirm | a wrong code of a card is told at its field
/profile/cashback | cashback shows its balance and each movement
/notifications | the bell counts what is not read
/profile/favorites | a guest's hearts stay on the device
/profile/orders | two orders under way are counted on every screen
/profile/orders/:id | an order to be picked up ends when the staff hand it over; two orders under way
/profile/orders/:id/map | a delivery under way is seen on the map
/choose-address | a guest's address is changed on the device
/address/delivery | out of the zone Save is off
/address/pickup | branches that did not come are asked for again; a list that is empty says so
/address/pickup2 | branches that did not come are asked for again
/branches | branches that did not come are asked for again
/branches/map | on the map the main branch's card stands
/profile/address | a guest's address is changed on the device
/profile/address/create | an address is tapped on the map and written
/profile/reservations | a guest reserves a table
/booking | a guest reserves a table; a taken time is crossed out
/group | a group orders from two phones
/group/:id | a group orders from two phones
/table/:id | the code on a table opens its menu
/stories/:id | a story is opened from its ring; is not there: 404
/about | the brand's own words stand on its pages
/contacts | the brand's own words stand on its pages
/extra | the brand's own words stand on its pages
/extra2 | its heading, nothing untranslated
/extr3 | its heading, nothing untranslated
/vacancy | the foot of the page leads to a page of the brand
/vacancy/:id | errors of an application are shown at its fields
/offerta | the brand's own words stand on its pages
/privacy | the brand's own words stand on its pages
/blocked | of a brand that is switched off leads to one that says so
/merchantNotAvailable | the page that says that there is none leads to its menu
/brands | each link of the list of brands opens that brand's store
`;

const testTitleWordsByScreenPath = new Map(
  screenTable
    .trim()
    .split("\n")
    .map((line) => line.split(" | "))
    .map(([path, words]) => [path, words.split("; ")]),
);

/** Returns every path of `routes.ts`, in order. */
function listRoutePaths() {
  const text = readFileSync(pathFromRoot("apps/storefront/src/routes.ts"), "utf8");
  return ["/", ...[...text.matchAll(/^\s*route\("([^"*]+)"/gm)].map(([, path]) => `/${path}`)];
}

/** Returns screens as `{ path, tests, lost }`. `lost` lists the words that no title contains. */
export function listScreens(tests) {
  const ofScreens = tests.filter(({ path }) =>
    /^(e2e|apps\/server\/src\/store-pages|apps\/storefront\/src)\//.test(path),
  );
  const findTestsAbout = (words) => ofScreens.filter(({ title }) => title.includes(words));
  return listRoutePaths().map((path) => {
    const titles = testTitleWordsByScreenPath.get(path) ?? [];
    return {
      path,
      tests: titles.flatMap((words) => findTestsAbout(words).slice(0, 1)),
      lost: titles.filter((words) => findTestsAbout(words).length === 0),
    };
  });
}

const addTestFilePath = (rows, by) => rows.map(({ name, says }) => ({ name, says, by }));

/** Settings in API responses, each with the test that covers it. */
const responseSettings = [
  {
    name: "cancelOrder",
    says: "lets an order be taken back",
    by: "apps/server/src/modules/orders/customer/cancel-order.test.ts",
    words: "where the brand does not allow it",
  },
  {
    name: "dineInWithoutPhone",
    says: "lets the code of a table replace the phone",
    by: "apps/server/src/modules/orders/placing/table-guest/order-without-phone.test.ts",
    words: "and the brand's switch",
  },
  {
    name: "mapType",
    says: "draws maps by Yandex, where there is a key",
    by: "apps/storefront/src/features/map/map-view.browser.test.tsx",
  },
];

/**
 * Settings that tests switch on and off, as `{ name, says, by, words }`. `by` is the file of the test, `words` is part
 * of its title.
 */
export const testedSettings = [
  ...addTestFilePath(SERVED_SETTINGS, "apps/server/src/store-pages/settings.test.ts"),
  ...addTestFilePath(RENDERED_SETTINGS, "apps/storefront/src/routes/settings.browser.test.tsx"),
  ...responseSettings,
];
