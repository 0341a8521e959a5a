import type { DestinationStream, Logger } from "pino";
import pino from "pino";
import { hideTokens, maskNumbers } from "./mask.ts";

export type Log = Logger;

/** Matches log lines of the levels error and fatal, which pino writes as the numbers 50 and 60. */
const ERROR_LOG_LINE_PATTERN = /^\{"level":[56]0/;

const secretFields = new Set(
  [
    "authorization",
    "cookie",
    "set-cookie",
    "token",
    "accessToken",
    "refreshToken",
    "code",
    "otp",
    "password",
    "secret",
    "pepper",
    "initData",
    "card",
    "pan",
    "address",
    "email",
  ].map((field) => field.toLowerCase()),
);

/**
 * Creates the log of the process: one JSON line per entry. Secrets are removed by the name of their field at any depth,
 * and long numbers are masked in all texts. Lines are cleaned after all serializers, so no text bypasses it.
 */
export function createLog(options: { level: string; destination?: DestinationStream }): Log {
  const output = options.destination ?? createBufferedOutput();
  const cleaning: DestinationStream = { write: (line) => output.write(hideSecretsInLine(line)) };
  return pino({ level: options.level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, cleaning);
}

/** Buffers lines, because a system call per line costs more than formatting it. An error flushes the buffer. */
function createBufferedOutput(): DestinationStream {
  const output = pino.destination({ fd: 1, sync: false, minLength: 4_096, periodicFlush: 250 });
  return {
    write(line) {
      output.write(line);
      if (ERROR_LOG_LINE_PATTERN.test(line)) output.flush();
    },
  };
}

function hideSecretsInLine(line: string): string {
  return `${JSON.stringify(JSON.parse(line, hideSecretField))}\n`;
}

/** JSON reviver that replaces the values of secret fields. `this` is the object with the field. */
function hideSecretField(this: object, field: string, value: unknown): unknown {
  // The field `code` of an error (23505, ECONNREFUSED) is logged. In any other object it is a one-time code and is
  // hidden.
  const isErrorCode = field === "code" && "stack" in this;
  if (secretFields.has(field.toLowerCase()) && !isErrorCode) return "[hidden]";
  return typeof value === "string" ? hideTokens(maskNumbers(value)) : value;
}
