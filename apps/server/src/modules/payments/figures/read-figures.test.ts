import { expect, test } from "vitest";
import type { MoneyFigureRow } from "./queries.ts";
import { mergeRows } from "./read-figures.ts";

const at = (minute: number) => new Date(minute * 60_000);
const row = (more: Partial<MoneyFigureRow>): MoneyFigureRow => ({
  figure: "late",
  provider: "payme",
  state: "late",
  number: 1,
  amount: 1_000,
  oldest: at(5),
  ...more,
});

test("[PY-5] adds up payments of brands read in different pages by metric, provider and state", () => {
  const pages = [
    row({}),
    row({ provider: "click" }),
    row({ number: 2, amount: 500, oldest: at(3) }),
    row({ figure: "due", state: "paid" }),
    row({ oldest: at(9) }),
  ];
  expect(mergeRows(pages)).toEqual([
    row({ number: 4, amount: 2_500, oldest: at(3) }),
    row({ provider: "click" }),
    row({ figure: "due", state: "paid" }),
  ]);
});
