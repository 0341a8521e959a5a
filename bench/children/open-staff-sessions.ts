// Creates several sessions for one staff member. Input: JSON of `StaffSessionsInput`. Prints the session tokens.
import { openBrandApi } from "../open-door.ts";
import { readChildInput } from "../read-input.ts";

export interface StaffSessionsInput {
  brand: string;
  login: string;
  count: number;
}

const { brand, login, count } = readChildInput<StaffSessionsInput>();
const brandApi = await openBrandApi(brand);
const staffTokens = await brandApi.openStaffSessions(login, count);
await brandApi.close();
process.stdout.write(`${JSON.stringify(staffTokens)}\n`);
