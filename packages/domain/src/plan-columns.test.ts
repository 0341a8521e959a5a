import { expect, test } from "vitest";
import {
  listFaultCausesByLine,
  menu,
  planTestImport,
  planImportOfTable,
  importRules,
} from "./testing/import-fixture.ts";
import { createMenuTable } from "./menu-table.ts";
import type { MenuImportPlan } from "./plan-import.ts";

test("[MN-1] stock and branch prices are columns: empty cells clear them, missing columns keep them", () => {
  const made = planTestImport([
    ["id", "Остаток", "Цена @ Центр", "price@b2", "Narxi @ Shimol"],
    ["p1", "", "", "48 000", "1"],
    ["p2", "7", "9 500", "", ""],
    ["p3", "-1", "arzon", "", ""],
  ]);
  expect(made.unknownHeads).toEqual(["Narxi @ Shimol"]);
  expect(listFaultCausesByLine(made)).toEqual([[4, "stock: bounds", "costPrice@b1: number"]]);
  expect(made.changed.map(({ before, after }) => [before, after])).toEqual([
    [
      { stock: 12, "costPrice@b1": 47_000, "costPrice@b2": undefined },
      { stock: null, "costPrice@b1": null, "costPrice@b2": 48_000 },
    ],
    [
      { stock: undefined, "costPrice@b1": undefined },
      { stock: 7, "costPrice@b1": 9_500 },
    ],
  ]);
  const hidden = { ...importRules, hidden: ["stock"] };
  const table = createMenuTable(menu, { ...hidden, reader: "en" });
  expect(table[0]).not.toContain("Stock");
  expect(table[0]).toContain("Price @ b2");
  const none = planImportOfTable(
    menu,
    [
      ["id", "stock"],
      ["p1", "3"],
    ],
    hidden,
  ) as MenuImportPlan;
  expect(none).toMatchObject({ unknownHeads: ["stock"], changed: [], unchanged: 1 });
});

test("[MN-7] reads a product's hours by days and times, in common spellings", () => {
  const planServingTimes = (...row: string[]) => {
    const [first] = planTestImport([
      ["id", "days", "from", "to"],
      ["p3", ...row],
    ]).changed;
    return first?.after["timetable"];
  };
  const weekdays = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"];
  expect(planServingTimes("Пн–Пт; сб., Yakshanba", "7:00; 0.5", "11.30; 23:00")).toEqual([
    { days: weekdays, from: "07:00", to: "11:30" },
    { days: ["SATURDAY", "SUNDAY"], from: "12:00", to: "23:00" },
  ]);
  expect(planServingTimes("", "0.2916666666666667", "24:00")).toMatchObject([{ from: "07:00", to: "00:00" }]);
  expect(planServingTimes("sh-du", "", "")).toEqual([
    { days: ["SATURDAY", "SUNDAY", "MONDAY"], from: "00:00", to: "00:00" },
  ]);
  const { changed, faulty } = planTestImport([
    ["id", "to"],
    ["p1", "12:00; 02:00"],
    ["p2", "25:00"],
    ["p3", "12:00"],
  ]);
  expect(changed[0]?.after["timetable"]).toMatchObject([{ from: "07:00", to: "12:00" }, { to: "02:00" }]);
  expect(faulty.map(({ faults }) => faults.map(({ cause }) => cause))).toEqual([["time"], ["together"]]);
  expect(
    listFaultCausesByLine(
      planTestImport([
        ["id", "days"],
        ["p1", "Du-nimadir"],
      ]),
    ),
  ).toEqual([[2, "days: days"]]);
  const emptied = planTestImport([
    ["id", "days", "from", "to"],
    ["p1", "", "", ""],
  ]);
  expect(emptied.changed[0]?.after).toEqual({ timetable: null });
});
