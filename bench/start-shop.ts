import type { FillInput } from "./installation.ts";
import { runChildScript } from "./run-child.ts";
import type { RunningServer, DataLocation } from "./start-server.ts";
import { createEnvironment, startServer } from "./start-server.ts";
import { startPostgres } from "./postgres.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

export interface ServerWithMenus {
  server: RunningServer;
  store: DataLocation;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Starts a server with one brand for each menu size, such as `menu300`. Uses PostgreSQL if available. */
export async function startServerWithMenus(menus: number[]): Promise<ServerWithMenus> {
  await using owned = new AsyncDisposableStack();
  const folder = owned.use(createTemporaryFolder());
  const postgres = owned.use(await startPostgres());
  const store = { dataDir: folder.path, databaseUrl: await postgres?.database("shop") };
  const input: FillInput = { menus, from: 0, to: 0 };
  await runChildScript("fill", { input, env: createEnvironment(store) });
  const server = owned.use(await startServer(store));
  const kept = owned.move();
  return { server, store, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}
