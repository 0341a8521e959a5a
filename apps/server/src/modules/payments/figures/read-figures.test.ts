import { expect, test } from "vitest";
import type { MoneyFigureRow } from "./queries.ts";
import { mergeFigureRows } from "./read-figures.ts";

const minuteToDate = (minute: number) => new Date(minute * 60_000);
const createFigureRow = (more: Partial<MoneyFigureRow>): MoneyFigureRow => ({
  figure: "late",
  provider: "payme",
  state: "late",
  number: 1,
  amount: 1_000,
  oldest: minuteToDate(5),
  ...more,
});

test("[PY-5] adds up payments of brands read in different pages by metric, provider and state", () => {
  const pages = [
    createFigureRow({}),
    createFigureRow({ provider: "click" }),
    createFigureRow({ number: 2, amount: 500, oldest: minuteToDate(3) }),
    createFigureRow({ figure: "due", state: "paid" }),
    createFigureRow({ oldest: minuteToDate(9) }),
  ];
  expect(mergeFigureRows(pages)).toEqual([
    createFigureRow({ number: 4, amount: 2_500, oldest: minuteToDate(3) }),
    createFigureRow({ provider: "click" }),
    createFigureRow({ figure: "due", state: "paid" }),
  ]);
});
