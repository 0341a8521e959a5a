// Prints the generated pages of docs/, and everything that lacks a test, as JSON. Runs under Node 26.
import { readTestCases } from "./read-tests.mjs";
import { createTables } from "./tables.mjs";

process.stdout.write(JSON.stringify(createTables(readTestCases())));
