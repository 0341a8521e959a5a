// Signs in a customer and the owner, places orders, and returns the ids of the brand's objects. Input: the brand's key.
// Prints a `BrandWithFacts`.
import { collectBrandFacts } from "../api-facts.ts";
import { openBrandApi } from "../open-door.ts";
import { readChildInput } from "../read-input.ts";

const brandKey = readChildInput<string>();
const brandApi = await openBrandApi(brandKey);
const brandFacts = await collectBrandFacts(brandApi, brandKey);
await brandApi.close();
process.stdout.write(`${JSON.stringify(brandFacts)}\n`);
