import type { DestinationStream, Logger } from "pino";
import pino from "pino";
import { hideTokens, maskNumbers } from "./mask.ts";

export type Log = Logger;

/** Errors and worse, by pino's numbers. */
const GRAVE = /^\{"level":[56]0/;

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
 * The process's log: one JSON line each. Secrets are removed by the name of their field, however deep it lies, and
 * long numbers masked wherever they stand: the line is cleaned after every serializer, so nothing goes round it.
 */
export function createLog(options: { level: string; destination?: DestinationStream }): Log {
  const output = options.destination ?? standardOutput();
  const cleaning: DestinationStream = { write: (line) => output.write(cleanLine(line)) };
  return pino({ level: options.level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, cleaning);
}

/** Lines go out together, a system call each costs more than making them; a fault takes them all out at once. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ fd: 1, sync: false, minLength: 4_096, periodicFlush: 250 });
  return {
    write(line) {
      output.write(line);
      if (GRAVE.test(line)) output.flush();
    },
  };
}

function cleanLine(line: string): string {
  return `${JSON.stringify(JSON.parse(line, clean))}\n`;
}

/** A reviver of JSON: `this` is the object that holds the field. */
function clean(this: object, field: string, value: unknown): unknown {
  // An error's code (23505, ECONNREFUSED) is wanted, a one-time code is not.
  const isErrorCode = field === "code" && "stack" in this;
  if (secretFields.has(field.toLowerCase()) && !isErrorCode) return "[hidden]";
  return typeof value === "string" ? hideTokens(maskNumbers(value)) : value;
}
