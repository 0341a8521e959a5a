export { hasPostgresServer as hasServer, createTestDatabase } from "./test-database.ts";
