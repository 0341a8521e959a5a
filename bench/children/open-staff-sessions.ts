// Creates several sessions for one staff member. Input: JSON of `StaffSessions`. Prints the session tokens.
import { openDoor } from "../open-door.ts";
import { readInput } from "../read-input.ts";

export interface StaffSessions {
  brand: string;
  login: string;
  count: number;
}

const { brand, login, count } = readInput<StaffSessions>();
const door = await openDoor(brand);
const tokens = await door.openStaffSessions(login, count);
await door.close();
process.stdout.write(`${JSON.stringify(tokens)}\n`);
