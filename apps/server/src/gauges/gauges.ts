import { statfs } from "node:fs/promises";
import type { App } from "../app.ts";
import { createAlertGauges } from "../modules/alerts/index.ts";
import { createMoneyGauges } from "./money-gauges.ts";
import type { MetricDefinition } from "../platform/http/index.ts";

/** Free disk space in bytes below which writes of pictures or of the embedded database may soon fail. */
const LOW_DISK_BYTES = 64 * 1024 * 1024;

/** Returns the metrics of the server, except those of calls, connections and admission. */
export function createGauges(
  { bus, jobs, http, storage, payments }: Pick<App, "bus" | "jobs" | "http" | "storage" | "payments">,
  dataDir: string,
): MetricDefinition[] {
  const { db, clock } = http;
  return [
    ...createMoneyGauges({ db, clock, payments }),
    ...createAlertGauges({ db, clock }),
    {
      name: "outbox_lag_seconds",
      help: "Age of the oldest event that waits",
      read: async () => (await bus.lag()).oldestSeconds,
    },
    {
      name: "outbox_waiting",
      help: "Events that wait to be told",
      read: async () => (await bus.lag()).waiting,
    },
    { name: "jobs_waiting", help: "Jobs that are due", read: async () => (await jobs.figures()).waiting },
    {
      name: "jobs_failed",
      help: "Jobs given up after their last try",
      read: async () => (await jobs.figures()).failed,
    },
    {
      name: "jobs_unknown",
      help: "Jobs of tasks that this version does not know",
      read: async () => (await jobs.figures()).unknown,
    },
    {
      name: "data_disk_free_bytes",
      help: "Room for pictures and data",
      read: () => readFreeDiskBytes(dataDir),
    },
    {
      name: "storage_away",
      help: "1 while the storage of pictures does not answer",
      read: () => Number(storage.state() === "away"),
    },
    {
      name: "database_disk_full",
      help: "1 for a minute after the database had no room",
      read: () => Number(db.isDiskFull()),
    },
  ];
}

/** Returns `full` if the database recently had a full disk or the data directory has little space, otherwise `ok`. */
export async function checkDiskSpace(db: App["http"]["db"], dataDir: string): Promise<string> {
  if (db.isDiskFull()) return "full";
  return (await readFreeDiskBytes(dataDir)) < LOW_DISK_BYTES ? "full" : "ok";
}

/** Returns the free disk space in bytes. Infinity if unknown. */
async function readFreeDiskBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}
