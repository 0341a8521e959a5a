// Prints the pages and what is missing as JSON; run by Node 26.
import { readTests } from "./read-tests.mjs";
import { makeTables } from "./tables.mjs";

process.stdout.write(JSON.stringify(makeTables(readTests())));
