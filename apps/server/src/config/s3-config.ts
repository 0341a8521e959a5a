import type { S3Options } from "../platform/storage/index.ts";
import { StartupError } from "../platform/startup-error.ts";

interface EnvironmentReader {
  text(name: string): string | undefined;
  address(name: string): string | null;
  flag(name: string, or: boolean): boolean;
}

/** Bucket names that AWS accepts. Other S3 servers are at least as strict. */
const BUCKET_NAME_PATTERN = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const S3_FOLDER_PATH_PATTERN = /^[\w-]{1,60}(?:\/[\w-]{1,60}){0,3}$/;
const S3_REGION_NAME_PATTERN = /^[\w-]{1,60}$/;

/** Reads the S3 options. Null if `S3_BUCKET` is not set. Errors contain the variable's name, never its value. */
export function readS3Config({ text, address, flag }: EnvironmentReader): S3Options | null {
  const bucket = text("S3_BUCKET");
  if (bucket === undefined) {
    if (text("S3_ENDPOINT") === undefined) return null;
    throw new StartupError(
      "S3_BUCKET must be set where S3_ENDPOINT is: without it pictures would be on disk",
    );
  }
  if (!BUCKET_NAME_PATTERN.test(bucket))
    throw new StartupError(
      "S3_BUCKET must be the name of a bucket: 3 to 63 lower-case letters, digits, dots and dashes",
    );
  const endpoint = address("S3_ENDPOINT")?.replace(/\/$/, "") ?? null;
  const folder = text("S3_FOLDER");
  if (folder !== undefined && !S3_FOLDER_PATH_PATTERN.test(folder))
    throw new StartupError("S3_FOLDER must be letters, digits and dashes, with slashes between folders");
  const region = text("S3_REGION") ?? "us-east-1";
  if (!S3_REGION_NAME_PATTERN.test(region)) throw new StartupError("S3_REGION must be the name of a region");
  return {
    endpoint,
    region,
    bucket,
    accessKeyId: requireVariable(text, "S3_ACCESS_KEY_ID"),
    secretAccessKey: requireVariable(text, "S3_SECRET_ACCESS_KEY"),
    isPathStyle: flag("S3_PATH_STYLE", endpoint !== null),
    prefix: folder === undefined ? "" : `${folder}/`,
  };
}

function requireVariable(text: EnvironmentReader["text"], name: string): string {
  const value = text(name);
  if (value !== undefined) return value;
  throw new StartupError(`${name} must be set where S3_BUCKET is`);
}
