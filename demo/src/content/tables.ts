import type { DemoBrand, DemoContent, Text } from "../types.ts";

const mainRoom: Text = { uz: "Zal", ru: "Зал", eng: "Hall" };
const terrace: Text = { uz: "Ayvon", ru: "Терраса", eng: "Terrace" };
const room: Text = { uz: "Xona", ru: "Кабинка", eng: "Private room" };

const plan = [
  { place: mainRoom, chairs: 2 },
  { place: mainRoom, chairs: 2 },
  { place: mainRoom, chairs: 4 },
  { place: mainRoom, chairs: 4 },
  { place: mainRoom, chairs: 6 },
  { place: terrace, chairs: 4 },
  { place: terrace, chairs: 6 },
  { place: room, chairs: 12 },
];

/** Returns the same eight tables for every branch with table service. */
export function tablesOf(brand: DemoBrand): DemoContent["tables"] {
  return brand.branches
    .filter((branch) => branch.dineinEnabled)
    .flatMap((branch) =>
      plan.map((table, index) => ({ ...table, branchKey: branch.key, number: String(index + 1) })),
    );
}
