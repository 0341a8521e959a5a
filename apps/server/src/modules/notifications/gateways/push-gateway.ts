import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import type { LookupFunction } from "node:net";
import {
  ForbiddenAddressError,
  createPublicLookup,
  type HostResolver,
} from "../../../platform/outbound/index.ts";
import type { AllowedPushServices } from "./allowed-pushes.ts";

/**
 * `gone`: the subscription no longer exists, or its address is not allowed. `forbidden`: the push service rejects this
 * subscription for this installation, for example after a change of keys. `refused`: the push service rejects this
 * push. A retry helps in none of these cases.
 */
export type PushOutcome = "taken" | "gone" | "forbidden" | "refused";

/** The push service is rate limiting. Retry after `seconds` (`Retry-After`). */
export class PushBusyError extends Error {
  override readonly name: string = "PushBusyError";
  readonly seconds: number;

  constructor(host: string, seconds: number) {
    super(`the push service ${host} takes nothing for ${seconds} s`);
    this.seconds = seconds;
  }
}

export interface EncryptedPush {
  endpoint: string;
  authorization: string;
  body: Buffer;
  ttlSeconds: number;
  /** A later push with the same topic replaces an undelivered push. Up to 32 characters. */
  topic: string;
}

/** Sends pushes to the push services of browsers (RFC 8030). Never call it inside a transaction. */
export interface PushGateway {
  /**
   * Sends a push.
   * @throws PushBusyError, or Error if the push service did not accept the push and may accept it later
   */
  send(push: EncryptedPush, signal: AbortSignal): Promise<PushOutcome>;
}

const PUSH_REQUEST_TIMEOUT_MS = 10_000;
const PUSH_EXPIRED_STATUSES = new Set([404, 410]);
const PUSH_FORBIDDEN_STATUSES = new Set([401, 403]);
/** Client errors for which a retry may succeed: 408, 425, 429. */
const PUSH_RETRYABLE_STATUSES = new Set([408, 425, 429]);
const MIN_PUSH_RETRY_SECONDS = 5;
const MAX_PUSH_RETRY_SECONDS = 6 * 3600;

/** Value that stands for an HTTP status if no request was made, because the address is not allowed. */
const PUSH_NOT_REQUESTED_STATUS = 0;

/**
 * Sends by https without redirects. Only public internet addresses are allowed, unless the operator configured the
 * service.
 */
export function createPushGateway(services: AllowedPushServices, resolve?: HostResolver): PushGateway {
  return {
    async send(push, signal) {
      if (!services.isAllowed(push.endpoint)) return "gone";
      const url = new URL(push.endpoint);
      const lookup = services.isNamed(url) ? undefined : createPublicLookup(resolve);
      const answer = await postPush(url, push, { lookup, signal }).catch((error: unknown) => {
        if (error instanceof ForbiddenAddressError)
          return { status: PUSH_NOT_REQUESTED_STATUS, retryAfter: undefined };
        // The message of the original error is omitted, because it may contain the endpoint of the customer's browser.
        throw new Error(`the push service ${url.host} did not answer`);
      });
      const { status, retryAfter } = answer;
      if (status === PUSH_NOT_REQUESTED_STATUS || PUSH_EXPIRED_STATUSES.has(status)) return "gone";
      if (status >= 200 && status < 300) return "taken";
      if (PUSH_FORBIDDEN_STATUSES.has(status)) return "forbidden";
      if (status >= 400 && status < 500 && !PUSH_RETRYABLE_STATUSES.has(status)) return "refused";
      const seconds = parseRetryAfter(retryAfter);
      if (seconds !== null) throw new PushBusyError(url.host, seconds);
      throw new Error(`the push service ${url.host} answered ${status}`);
    },
  };
}

interface PushConnection {
  lookup: LookupFunction | undefined;
  signal: AbortSignal;
}

/** Parses `Retry-After`, which is a number of seconds or a date. Null if it is absent or malformed. */
function parseRetryAfter(retryAfter: string | undefined): number | null {
  if (retryAfter === undefined) return null;
  const seconds = /^\d{1,9}$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return Number.isNaN(seconds)
    ? null
    : Math.min(MAX_PUSH_RETRY_SECONDS, Math.max(MIN_PUSH_RETRY_SECONDS, seconds));
}

interface PushAnswer {
  status: number;
  retryAfter: string | undefined;
}

/**
 * Posts a push.
 * @returns the status and `Retry-After` of the response. The body is not read.
 */
async function postPush(
  url: URL,
  { authorization, body, ttlSeconds, topic }: EncryptedPush,
  { lookup, signal }: PushConnection,
): Promise<PushAnswer> {
  const request = url.protocol === "https:" ? secureRequest : plainRequest;
  return await new Promise<PushAnswer>((resolve, reject) => {
    const sent = request(url, {
      method: "POST",
      agent: false,
      signal: AbortSignal.any([signal, AbortSignal.timeout(PUSH_REQUEST_TIMEOUT_MS)]),
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
