// Signs people of a brand in, has them order, and names what it has. Input: the brand's key; prints a `KnownBrand`.
import { knowBrand } from "../api-facts.ts";
import { openDoor } from "../open-door.ts";
import { readInput } from "../read-input.ts";

const brand = readInput<string>();
const door = await openDoor(brand);
const known = await knowBrand(door, brand);
await door.close();
process.stdout.write(`${JSON.stringify(known)}\n`);
