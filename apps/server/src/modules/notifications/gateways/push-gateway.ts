import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import type { LookupFunction } from "node:net";
import { ForbiddenAddress, publicLookup, type Resolve } from "../../../platform/outside/index.ts";
import type { PushServices } from "./allowed-pushes.ts";

/**
 * `gone`: the browser has given it up, or it leads where nobody may be sent. `forbidden`: the service does not take this
 * subscription from this installation, as after a changed key. `refused`: it does not take this push. None changes by itself.
 */
export type PushOutcome = "taken" | "gone" | "forbidden" | "refused";

/** The push service is rate limiting. Retry after `seconds` (`Retry-After`). */
export class PushBusy extends Error {
  override readonly name: string = "PushBusy";
  readonly seconds: number;

  constructor(host: string, seconds: number) {
    super(`the push service ${host} takes nothing for ${seconds} s`);
    this.seconds = seconds;
  }
}

export interface SealedPush {
  endpoint: string;
  authorization: string;
  body: Buffer;
  ttlSeconds: number;
  /** A later push of the same topic takes the place of one that has not arrived; 32 characters at most. */
  topic: string;
}

/** Hands pushes to the services that browsers named (RFC 8030). A call of its own: never inside a transaction. */
export interface PushGateway {
  /** @throws PushBusy, Error where the service did not take it: it may later */
  send(push: SealedPush, signal: AbortSignal): Promise<PushOutcome>;
}

const TIMEOUT_MS = 10_000;
const GONE = new Set([404, 410]);
const FORBIDDEN = new Set([401, 403]);
/** Client errors that are worth a retry: 408, 425, 429. */
const PASSING = new Set([408, 425, 429]);
const MIN_PAUSE_SECONDS = 5;
const MAX_PAUSE_SECONDS = 6 * 3600;

/** Instead of a status: it was not asked. */
const NOT_ASKED = 0;

/** By https, without following anywhere, to addresses of the public internet only, unless the operator named the service. */
export function createPushGateway(services: PushServices, resolve?: Resolve): PushGateway {
  return {
    async send(push, signal) {
      if (!services.isAllowed(push.endpoint)) return "gone";
      const url = new URL(push.endpoint);
      const lookup = services.isNamed(url) ? undefined : publicLookup(resolve);
      const answer = await post(url, push, { lookup, signal }).catch((error: unknown) => {
        if (error instanceof ForbiddenAddress) return { status: NOT_ASKED, retryAfter: undefined };
        // Not the error's own text, which may hold the endpoint.
        throw new Error(`the push service ${url.host} did not answer`);
      });
      const { status, retryAfter } = answer;
      if (status === NOT_ASKED || GONE.has(status)) return "gone";
      if (status >= 200 && status < 300) return "taken";
      if (FORBIDDEN.has(status)) return "forbidden";
      if (status >= 400 && status < 500 && !PASSING.has(status)) return "refused";
      const seconds = secondsOf(retryAfter);
      if (seconds !== null) throw new PushBusy(url.host, seconds);
      throw new Error(`the push service ${url.host} answered ${status}`);
    },
  };
}

interface Connection {
  lookup: LookupFunction | undefined;
  signal: AbortSignal;
}

/** The seconds of a `Retry-After`, which are a number or a moment; null: none is said. */
function secondsOf(retryAfter: string | undefined): number | null {
  if (retryAfter === undefined) return null;
  const seconds = /^\d{1,9}$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? null : Math.min(MAX_PAUSE_SECONDS, Math.max(MIN_PAUSE_SECONDS, seconds));
}

interface PushAnswer {
  status: number;
  retryAfter: string | undefined;
}

/** @returns the answer's status and what it says of when to come again; of its body nothing is read. */
async function post(
  url: URL,
  { authorization, body, ttlSeconds, topic }: SealedPush,
  { lookup, signal }: Connection,
): Promise<PushAnswer> {
  const request = url.protocol === "https:" ? secureRequest : plainRequest;
  return await new Promise<PushAnswer>((resolve, reject) => {
    const sent = request(url, {
      method: "POST",
      agent: false,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      ...(lookup ? { lookup } : {}),
      headers: {
        authorization,
        ttl: String(ttlSeconds),
        topic,
        urgency: "high",
        "content-type": "application/octet-stream",
        "content-encoding": "aes128gcm",
        "content-length": String(body.length),
      },
    });
    sent.once("error", reject);
    sent.once("response", (answer) => {
      resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers["retry-after"] });
      answer.destroy();
    });
    sent.end(body);
  });
}
