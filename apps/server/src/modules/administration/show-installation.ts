import { readFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";
import type { InstallationState } from "@dasturxon/contract";
import type { EventBus } from "../../platform/bus/index.ts";
import type { Database } from "../../platform/database/index.ts";
import type { JobWorker } from "../../platform/jobs/index.ts";
import { selectBrandCounts, selectDatabaseState } from "./queries.ts";

export interface InstallationDeps {
  bus: Pick<EventBus, "lag">;
  jobs: Pick<JobWorker, "figures">;
  /** Directory of pictures and the embedded database. */
  dataDir: string;
}

const packageJsonPath = join(import.meta.dirname, "../../../package.json");
const processStartedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();

/** Returns the current state of the installation, from this process and its database. */
export async function showInstallation(
  db: Database,
  { bus, jobs, dataDir }: InstallationDeps,
): Promise<InstallationState> {
  const { version } = JSON.parse(readFileSync(packageJsonPath, "utf8")) as { version: string };
  const [state, brands] = await db.platform(async (tx) => [
    await selectDatabaseState(tx),
    await selectBrandCounts(tx),
  ]);
  const { waiting, failed, unknown } = await jobs.figures();
  return {
    version,
    startedAt: processStartedAt,
    database: { engine: db.engine, version: state.version, bytes: state.bytes },
    migrations: { count: state.count, last: state.last, at: state.at.toISOString() },
    jobs: { waiting, failed, unknown },
    outbox: await bus.lag(),
    disk: await readDiskSpace(dataDir),
    brands,
  };
}

async function readDiskSpace(folder: string): Promise<InstallationState["disk"]> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return null;
  }
}
