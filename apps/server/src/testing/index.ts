export { hasServer, createTestDatabase } from "./test-database.ts";
