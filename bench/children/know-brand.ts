// Signs in a customer and the owner, places orders, and returns the ids of the brand's objects. Input: the brand's key.
// Prints a `BrandWithFacts`.
import { collectBrandFacts } from "../api-facts.ts";
import { openBrandApi } from "../open-door.ts";
import { readInput } from "../read-input.ts";

const brand = readInput<string>();
const brandApi = await openBrandApi(brand);
const brandFacts = await collectBrandFacts(brandApi, brand);
await brandApi.close();
process.stdout.write(`${JSON.stringify(brandFacts)}\n`);
