// Creates several sessions for one staff member. Input: JSON of `StaffSessions`. Prints the session tokens.
import { openBrandApi } from "../open-door.ts";
import { readInput } from "../read-input.ts";

export interface StaffSessions {
  brand: string;
  login: string;
  count: number;
}

const { brand, login, count } = readInput<StaffSessions>();
const brandApi = await openBrandApi(brand);
const tokens = await brandApi.openStaffSessions(login, count);
await brandApi.close();
process.stdout.write(`${JSON.stringify(tokens)}\n`);
