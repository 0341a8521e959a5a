import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import type { LookupFunction } from "node:net";
import { ForbiddenAddress, publicLookup, type Resolve } from "../../../platform/outside/index.ts";
import type { PushServices } from "./allowed-pushes.ts";

/** `gone`: the browser has given it up, or it leads where nobody may be sent. */
export type PushOutcome = "taken" | "gone";

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
  /** @throws Error where the service did not take it: it may later */
  send(push: SealedPush, signal: AbortSignal): Promise<PushOutcome>;
}

const TIMEOUT_MS = 10_000;
const GONE = new Set([404, 410]);

/** Instead of a status: it was not asked. */
const FORBIDDEN = 0;

/** By https, without following anywhere, to addresses of the public internet only, unless the operator named the service. */
export function createPushGateway(services: PushServices, resolve?: Resolve): PushGateway {
  return {
    async send(push, signal) {
      if (!services.isAllowed(push.endpoint)) return "gone";
      const url = new URL(push.endpoint);
      const lookup = services.isNamed(url) ? undefined : publicLookup(resolve);
      const status = await post(url, push, { lookup, signal }).catch((error: unknown) => {
        if (error instanceof ForbiddenAddress) return FORBIDDEN;
        // Not the error's own text, which may hold the endpoint.
        throw new Error(`the push service ${url.host} did not answer`);
      });
      if (status === FORBIDDEN || GONE.has(status)) return "gone";
      if (status >= 200 && status < 300) return "taken";
      throw new Error(`the push service ${url.host} answered ${status}`);
    },
  };
}

interface Connection {
  lookup: LookupFunction | undefined;
  signal: AbortSignal;
}

/** @returns the answer's status; of its body nothing is read. */
async function post(
  url: URL,
  { authorization, body, ttlSeconds, topic }: SealedPush,
  { lookup, signal }: Connection,
): Promise<number> {
  const request = url.protocol === "https:" ? secureRequest : plainRequest;
  return await new Promise<number>((resolve, reject) => {
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
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    sent.end(body);
  });
}
