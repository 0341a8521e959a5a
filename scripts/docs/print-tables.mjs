// Prints the pages and the gaps as JSON. Runs under Node 26.
import { readTests } from "./read-tests.mjs";
import { createTables } from "./tables.mjs";

process.stdout.write(JSON.stringify(createTables(readTests())));
