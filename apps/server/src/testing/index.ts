export type { TestDatabase } from "./test-database.ts";
export { hasServer, testDatabase } from "./test-database.ts";
