// The store's screens, each with words of the titles of the tests that stand on it, in a browser or as it is served, and its settings.
import { readFileSync } from "node:fs";
import { SETTINGS as SERVED_SETTINGS } from "../../apps/server/src/store-pages/settings-table.ts";
import { SETTINGS as DRAWN_SETTINGS } from "../../e2e/src/settings-table.ts";
import { fromRoot } from "../setup/paths.mjs";

const table = `
/ | on a small phone: time, fee and minimum uncut; a menu by groups shows one at a time; banners are moved by hand
/search | search: a misspelt plov before paxlava
/category | a link to a category opens its group
/product/:id | a product's page ends with its bar
/basket | what is weighed out is told by its weight; the basket beside the menu never says
/checkout | a button pressed twice makes one order; a price that changed before the order
/login | a phone typed before the script came is not lost; back from the code and from the checkout
/login/confirm | the code's page knows its phone after a reload
/profile | the profile's theme holds from the first paint on
/profile/user | a customer says who he is; the phone changes in two steps; an account is deleted
/profile/promos | promo codes with their states
/profile/cards | a card is added by its number and its bank's code
/profile/cards/create | a card is added by its number and its bank's code
/profile/cards/confirm | a card is added by its number and its bank's code
/profile/cashback | cashback: the balance and how it came about
/notifications | the bell counts what is not read
/profile/favorites | a guest's hearts stay on the device
/profile/orders | two orders under way are counted on every screen
/profile/orders/:id | an order to be picked up ends when the staff hand it over; two orders under way
/profile/orders/:id/map | a delivery under way is seen on the map
/choose-address | a guest changes an address on the device
/address/delivery | the address map by its own address
/address/pickup | branches that did not come are asked for again; a list that is empty says so
/address/pickup2 | branches that did not come are asked for again
/branches | branches that did not come are asked for again
/branches/map | the map of the branches by its own address
/profile/address | a guest changes an address on the device
/profile/address/create | one more address from the profile
/profile/reservations | a guest reserves a table from the menu
/booking | a guest reserves a table from the menu; a taken time is crossed out
/group | a group orders from two phones
/group/:id | a group orders from two phones
/table/:id | the code on a table opens its menu
/stories/:id | a story is opened from its ring; is not there: 404
/about | the brand's own words stand on its pages
/contacts | the brand's own words stand on its pages
/extra | the brand's own words stand on its pages
/extra2 | its heading, nothing untranslated
/extr3 | the third page of a brand's own words
/vacancy | a guest applies for a vacancy
/vacancy/:id | a guest applies for a vacancy
/offerta | the brand's own words stand on its pages
/privacy | the brand's own words stand on its pages
/blocked | a brand that is switched off says so
/merchantNotAvailable | the page that says that there is none leads to its menu
/brands | each link of the list of brands opens that brand's store
`;

const known = new Map(
  table
    .trim()
    .split("\n")
    .map((line) => line.split(" | "))
    .map(([path, words]) => [path, words.split("; ")]),
);

/** Every path of `routes.ts`, in its order. */
function paths() {
  const text = readFileSync(fromRoot("apps/storefront/src/routes.ts"), "utf8");
  return ["/", ...[...text.matchAll(/^\s*route\("([^"*]+)"/gm)].map(([, path]) => `/${path}`)];
}

/** Screens as `{ path, tests, lost }`; `lost`: words that no title has any more. */
export function screens(tests) {
  const ofScreens = tests.filter(({ path }) => /^(e2e|apps\/server\/src\/store-pages)\//.test(path));
  const about = (words) => ofScreens.filter(({ title }) => title.includes(words));
  return paths().map((path) => {
    const titles = known.get(path) ?? [];
    return {
      path,
      tests: titles.flatMap((words) => about(words).slice(0, 1)),
      lost: titles.filter((words) => about(words).length === 0),
    };
  });
}

const tested = (rows, by) => rows.map(({ name, says }) => ({ name, says, by }));

/** Settings that tests turn on and off, as `{ name, says, by }`; `by`: the file of the test. */
export const settings = [
  ...tested(SERVED_SETTINGS, "apps/server/src/store-pages/settings.test.ts"),
  ...tested(DRAWN_SETTINGS, "e2e/settings.phone.spec.ts"),
];
