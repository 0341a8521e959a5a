import { parseArgs } from "node:util";
import { publicUrlFromConfig } from "../config/public-url.ts";
import { promptPassword } from "./prompt-password.ts";
import { logErrorAndExit } from "./log-error-and-exit.ts";
import { runWithDatabase } from "./with-database.ts";
import { type Config, readConfig } from "../config/config.ts";
import { appointAdministrator, dismissAdministrator } from "../modules/administration/index.ts";
import { systemClock } from "../platform/clock.ts";
import type { Database } from "../platform/database/index.ts";
import { StartupError } from "../platform/startup-error.ts";

const usageText = `npm run platform:admin -- --login NAME [--name "Full name"] [--remove]
Makes an administrator of the installation, or gives a known login a new password and second factor and ends its
sessions. --remove switches the administrator off.`;
const PASSWORD_PROMPT = "Password, at least 12 characters (nothing: one is made): ";

const writeLine = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const { login, name, remove } = parseAdminArguments();
  const config = readConfig();
  await runWithDatabase(config, async (db) => {
    if (!remove) return appointAndPrintLogin(config, db, { login, name });
    await dismissAdministrator(db, login);
    writeLine(`${login.toLowerCase()}: switched off, every session has ended`);
  });
}

async function appointAndPrintLogin(
  config: Config,
  db: Database,
  request: { login: string; name: string | undefined },
): Promise<void> {
  const { secret } = config;
  const deps = { db, clock: systemClock, secret, askPassword: () => promptPassword(PASSWORD_PROMPT) };
  const made = await appointAdministrator(deps, request);
  writeLine(
    `${made.login}: ${made.isNew ? "made" : "password and second factor are new, every session has ended"}`,
  );
  if (made.madePassword !== null) writeLine(`Password: ${made.madePassword}`);
  writeLine(`Digits:   ${made.factor}  put this key into an authenticator app: its six digits are asked for`);
  writeLine(`          ${made.factorUri}`);
  writeLine("          Both are told this once. Who lost them runs this command again.");
  writeLine(`Sign in:  ${publicUrlFromConfig(config)}/platform`);
}

function parseAdminArguments() {
  const text = { type: "string" } as const;
  try {
    const { values } = parseArgs({ options: { login: text, name: text, remove: { type: "boolean" } } });
    const { login, name, remove = false } = values;
    if (login === undefined) throw new StartupError(usageText);
    return { login, name, remove };
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}\n${usageText}`, {
      cause: error,
    });
  }
}

main().catch(logErrorAndExit);
