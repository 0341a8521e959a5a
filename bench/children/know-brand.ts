// Signs in people of a brand, places orders, and returns the ids of the brand's objects. Input: the brand's key.
// Prints a `KnownBrand`.
import { knowBrand } from "../api-facts.ts";
import { openDoor } from "../open-door.ts";
import { readInput } from "../read-input.ts";

const brand = readInput<string>();
const door = await openDoor(brand);
const known = await knowBrand(door, brand);
await door.close();
process.stdout.write(`${JSON.stringify(known)}\n`);
