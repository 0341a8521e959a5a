import { expect, test } from "vitest";
import { cardSources } from "./web.ts";

test("[PY-4, S19] the CSP allows Payme only where a card is entered, and only for a brand that saves cards", () => {
  const brand = (card: boolean) => ({ features: { card } as never });
  expect(cardSources(brand(true), "/uz/profile/cards/create")).toContain("https://checkout.paycom.uz");
  for (const path of [
    "/",
    "/profile/cards",
    "/profile/cards/confirm",
    "/checkout",
    "/profile/cards/create/x",
  ])
    expect(cardSources(brand(true), path), path).toEqual([]);
  expect(cardSources(brand(false), "/profile/cards/create")).toEqual([]);
  expect(cardSources(null, "/profile/cards/create")).toEqual([]);
});
