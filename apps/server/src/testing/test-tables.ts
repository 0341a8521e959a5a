import type { TableImport } from "../modules/merchants/index.ts";

const hall = { uz: "Zal", ru: "Зал", eng: "Hall" };

/** Three tables in the branch `center` for two, four and eight; one in `north`. */
export const testTables: TableImport[] = [
  { branchKey: "center", number: "1", place: hall, chairs: 2 },
  { branchKey: "center", number: "2", place: hall, chairs: 4 },
  { branchKey: "center", number: "3", place: hall, chairs: 8 },
  { branchKey: "north", number: "9", place: hall, chairs: 4 },
];
