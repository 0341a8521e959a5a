import type { DemoBrand, DemoContent, Text } from "../types.ts";

const mainRoomName: Text = { uz: "Zal", ru: "Зал", eng: "Hall" };
const terraceName: Text = { uz: "Ayvon", ru: "Терраса", eng: "Terrace" };
const privateRoomName: Text = { uz: "Xona", ru: "Кабинка", eng: "Private room" };

const diningTablePlan = [
  { place: mainRoomName, chairs: 2 },
  { place: mainRoomName, chairs: 2 },
  { place: mainRoomName, chairs: 4 },
  { place: mainRoomName, chairs: 4 },
  { place: mainRoomName, chairs: 6 },
  { place: terraceName, chairs: 4 },
  { place: terraceName, chairs: 6 },
  { place: privateRoomName, chairs: 12 },
];

/** Returns the same eight dining tables for every branch with table service. */
export function createDemoTables(brand: DemoBrand): DemoContent["tables"] {
  return brand.branches
    .filter((branch) => branch.dineinEnabled)
    .flatMap((branch) =>
      diningTablePlan.map((table, index) => ({ ...table, branchKey: branch.key, number: String(index + 1) })),
    );
}
