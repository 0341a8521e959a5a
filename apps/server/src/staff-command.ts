import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { parseArgs } from "node:util";
import { readConfig } from "./config.ts";
import { appointStaff, isStaffRole, STAFF_ROLES } from "./modules/users/index.ts";
import { systemClock } from "./platform/clock.ts";
import { migrate, openDatabase } from "./platform/database/index.ts";
import { createLog } from "./platform/log.ts";
import { StartupError } from "./platform/startup-error.ts";

const usage = `npm run staff -- --login NAME [--brand KEY] [--role ${STAFF_ROLES.join("|")}] [--name "Full name"]
Makes a member of staff of a brand, or gives a known login a new password and ends its sessions.`;

const write = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const request = readRequest();
  const config = readConfig();
  const db = await openDatabase(config, createLog({ level: "error" })).catch((error: unknown) => {
    if (config.databaseUrl === null && error instanceof StartupError && / is in use /.test(error.message))
      throw new StartupError(
        `${error.message}. The embedded database serves one process: stop the server first`,
      );
    throw error;
  });
  try {
    await migrate(db);
    const done = await appointStaff({ db, clock: systemClock, askPassword }, request);
    write(
      `${done.login} (${done.role}): ${done.isNew ? "made" : "the password is changed, every session has ended"}`,
    );
  } finally {
    await db.close();
  }
}

function readRequest() {
  const text = { type: "string" } as const;
  try {
    const { values } = parseArgs({ options: { login: text, brand: text, role: text, name: text } });
    const { login, role, ...rest } = values;
    if (login === undefined) throw new StartupError(usage);
    if (role !== undefined && !isStaffRole(role))
      throw new StartupError(`--role is one of ${STAFF_ROLES.join(", ")}`);
    return { ...rest, login, role };
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}\n${usage}`, {
      cause: error,
    });
  }
}

/** On a terminal twice and without showing it; else the first line of the input. */
async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return readLine();
  const password = await askHidden("Password, at least 12 characters: ");
  if ((await askHidden("Once more: ")) !== password)
    throw new StartupError("the two differ: nothing was changed");
  return password;
}

async function askHidden(question: string): Promise<string> {
  process.stdout.write(question);
  const line = await readLine({
    terminal: true,
    output: new Writable({ write: (_part, _form, done) => done() }),
  });
  process.stdout.write("\n");
  return line;
}

function readLine(shown: { terminal?: boolean; output?: Writable } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = createInterface({ input: process.stdin, ...shown });
    reader.once("SIGINT", () => reader.close());
    reader.once("close", () => reject(new StartupError("no password was given: nothing was changed")));
    reader.once("line", (line) => {
      resolve(line);
      reader.close();
    });
  });
}

main().catch((error: unknown) => {
  const reason =
    error instanceof StartupError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${reason}\n`, () => process.exit(1));
});
