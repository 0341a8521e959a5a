import { parseArgs } from "node:util";
import { logErrorAndExit } from "./log-error-and-exit.ts";
import { readConfig } from "../config/config.ts";
import { createLog } from "../platform/log.ts";
import {
  createDiskStorage,
  moveFiles,
  openBucket,
  StorageUnavailableError,
  UPLOADS_FOLDER,
} from "../platform/storage/index.ts";
import { StartupError } from "../platform/startup-error.ts";

const usageText = `npm run files:move -- --to s3|disk [--remove]
Copies the pictures that people sent between DATA_DIR and the bucket of S3_BUCKET, and verifies each copy by its SHA-256.
Start it again after an interruption: what was copied is not copied again. --remove removes each file from where it was
once its copy has been verified. Pictures in other sizes are not copied: they are made again.`;

const FILES_PER_PROGRESS_LINE = 500;
const writeLine = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const { to, isRemoving } = parseMoveArguments();
  const { dataDir, s3 } = readConfig();
  if (s3 === null) throw new StartupError("S3_BUCKET must be set: it names the bucket to copy to or from");
  const disk = createDiskStorage(dataDir);
  const bucket = openBucket(s3, createLog({ level: "silent" }));
  let files = 0;
  const counts = await moveFiles(...(to === "s3" ? ([disk, bucket] as const) : ([bucket, disk] as const)), {
    folder: UPLOADS_FOLDER,
    isRemoving,
    onFile(key, outcome) {
      files += 1;
      if (outcome === "damaged") writeLine(`damaged: ${key}`);
      if (files % FILES_PER_PROGRESS_LINE === 0) writeLine(`${files} files so far`);
    },
  }).catch((error: unknown) => {
    if (!(error instanceof StorageUnavailableError)) throw error;
    const { cause } = error;
    throw new StartupError(
      `${error.message} (${cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)}). ${files} files are done: start it again`,
      { cause: error },
    );
  });
  writeLine(
    `${counts.copied} copied, ${counts.known} there already, ${counts.gone} removed meanwhile, ${counts.damaged} damaged`,
  );
  if (counts.damaged > 0)
    throw new StartupError(
      "Damaged files do not match their checksum: put copies from a backup in their place",
    );
}

function parseMoveArguments(): { to: "s3" | "disk"; isRemoving: boolean } {
  try {
    const { values } = parseArgs({
      options: { to: { type: "string" }, remove: { type: "boolean", default: false } },
    });
    const { to, remove: isRemoving } = values;
    if (to !== "s3" && to !== "disk") throw new StartupError(usageText);
    return { to, isRemoving };
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}\n${usageText}`, {
      cause: error,
    });
  }
}

main().catch(logErrorAndExit);
