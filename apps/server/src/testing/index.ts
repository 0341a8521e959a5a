export { hasServer, testDatabase } from "./test-database.ts";
