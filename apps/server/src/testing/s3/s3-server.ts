import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { S3Options } from "../../platform/storage/index.ts";

const require = createRequire(import.meta.url);

/** An S3 server with an empty bucket. */
export interface S3Server {
  options: S3Options;
  stop(): Promise<void>;
}

export const TEST_BUCKET = "pictures";

/** Returns the environment of a server process that stores its pictures in this S3 server. */
export function serverEnvFromS3({ options }: Pick<S3Server, "options">): Record<string, string> {
  return {
    S3_ENDPOINT: options.endpoint ?? "",
    S3_BUCKET: options.bucket,
    S3_REGION: options.region,
    S3_ACCESS_KEY_ID: options.accessKeyId,
    S3_SECRET_ACCESS_KEY: options.secretAccessKey,
    ...(options.prefix === "" ? {} : { S3_FOLDER: options.prefix.slice(0, -1) }),
  };
}

/** Starts s3rver in a separate process on a free port. */
export async function startS3rver(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), "dasturxon-s3rver-"));
  const command = join(dirname(require.resolve("s3rver/package.json")), "bin/s3rver.js");
  const args = [
    "--directory",
    directory,
    "--address",
    "127.0.0.1",
    "--port",
    "0",
    "--configure-bucket",
    TEST_BUCKET,
  ];
  const child = spawn(process.execPath, ["--no-warnings", command, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: process.env["PATH"] },
  });
  const port = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (part: Buffer) => {
      said += part.toString();
      const found = /listening on .*:(\d+)/i.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once("exit", (code) => reject(new Error(`s3rver ended with ${code}: ${said}`)));
  });
  return {
    options: {
      endpoint: `http://127.0.0.1:${port}`,
      region: "us-east-1",
      bucket: TEST_BUCKET,
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
      isPathStyle: true,
      prefix: "",
    },
    async stop() {
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
