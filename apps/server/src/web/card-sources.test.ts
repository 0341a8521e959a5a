import { expect, test } from "vitest";
import { cardSourcesFromSettings } from "./web.ts";

test("[PY-4, S19] the CSP allows Payme only where a card is entered, and only for a brand that saves cards", () => {
  const createBrandSettings = (card: boolean) => ({ features: { card } as never });
  expect(cardSourcesFromSettings(createBrandSettings(true), "/uz/profile/cards/create")).toContain(
    "https://checkout.paycom.uz",
  );
  for (const path of [
    "/",
    "/profile/cards",
    "/profile/cards/confirm",
    "/checkout",
    "/profile/cards/create/x",
  ])
    expect(cardSourcesFromSettings(createBrandSettings(true), path), path).toEqual([]);
  expect(cardSourcesFromSettings(createBrandSettings(false), "/profile/cards/create")).toEqual([]);
  expect(cardSourcesFromSettings(null, "/profile/cards/create")).toEqual([]);
});
