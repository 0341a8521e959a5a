import { parseArgs } from "node:util";
import { promptPassword } from "./prompt-password.ts";
import { logErrorAndExit } from "./log-error-and-exit.ts";
import { runWithDatabase } from "./with-database.ts";
import { readConfig } from "../config/config.ts";
import { appointStaff, isStaffRole, STAFF_ROLES } from "../modules/users/index.ts";
import { systemClock } from "../platform/clock.ts";
import { StartupError } from "../platform/startup-error.ts";

const usageText = `npm run staff -- --login NAME [--brand KEY] [--role ${STAFF_ROLES.join("|")}] [--name "Full name"]
Makes a member of staff of a brand, or gives a known login a new password and ends its sessions.`;

const writeLine = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const request = parseStaffArguments();
  const config = readConfig();
  await runWithDatabase(config, async (db) => {
    const done = await appointStaff({ db, clock: systemClock, askPassword: promptPassword }, request);
    writeLine(
      `${done.login} (${done.role}): ${done.isNew ? "made" : "the password is changed, every session has ended"}`,
    );
  });
}

function parseStaffArguments() {
  const text = { type: "string" } as const;
  try {
    const { values } = parseArgs({ options: { login: text, brand: text, role: text, name: text } });
    const { login, role, ...rest } = values;
    if (login === undefined) throw new StartupError(usageText);
    if (role !== undefined && !isStaffRole(role))
      throw new StartupError(`--role is one of ${STAFF_ROLES.join(", ")}`);
    return { ...rest, login, role };
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}\n${usageText}`, {
      cause: error,
    });
  }
}

main().catch(logErrorAndExit);
