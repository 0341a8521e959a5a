import type { ClientRequest, IncomingMessage } from "node:http";
import { request as secureRequest, type RequestOptions } from "node:https";
import { isPublicUrl } from "./public-addresses.ts";
import { ForbiddenAddressError, createPublicDnsLookup, type HostResolver } from "./public-lookup.ts";

/**
 * Content of a URL, or the reason why it was not read: a forbidden address, no complete response in time, or a response
 * that is too large.
 */
export type PublicReadResult = { data: Buffer } | { fault: "forbidden" | "silent" | "too_large" };

/** Reads https URLs that users enter, if they are on the public internet. */
export interface PublicReader {
  read(address: string, limits: { maxBytes: number; accept: string }): Promise<PublicReadResult>;
}

interface PublicReaderOptions {
  resolve?: HostResolver;
  /** Opens the request. Tests inject their own server. */
  request?: (url: URL, options: RequestOptions, onReply: (reply: IncomingMessage) => void) => ClientRequest;
}

/** Total timeout in milliseconds, from the DNS lookup to the last byte, with redirects. Shorter than the timeout of a call. */
const PUBLIC_READ_TIMEOUT_MS = 6_000;
const MAX_REDIRECTS = 3;
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

type PublicReadStep = PublicReadResult | { next: string };

/** Checks every redirect like the first URL, because a public host can redirect to a private one. */
export function createPublicReader({
  resolve,
  request = secureRequest,
}: PublicReaderOptions = {}): PublicReader {
  const lookup = createPublicDnsLookup(resolve);
  return {
    async read(address, { maxBytes, accept }) {
      const signal = AbortSignal.timeout(PUBLIC_READ_TIMEOUT_MS);
      const options = {
        agent: false,
        lookup,
        signal,
        headers: { accept, "user-agent": "Dasturxon" },
      } as const;
      let url = URL.parse(address);
      for (let steps = 0; steps <= MAX_REDIRECTS; steps += 1) {
        if (!url || !isPublicUrl(url)) return { fault: "forbidden" };
        const step = await requestPublicReadStep(url, { request, options, maxBytes }).catch(
          toPublicReadFault,
        );
        if (!("next" in step)) return step;
        url = URL.parse(step.next, url);
      }
      return { fault: "silent" };
    },
  };
}

const toPublicReadFault = (error: unknown): PublicReadResult => ({
  fault: error instanceof ForbiddenAddressError ? "forbidden" : "silent",
});

function requestPublicReadStep(
  url: URL,
  {
    request,
    options,
    maxBytes,
  }: { request: NonNullable<PublicReaderOptions["request"]>; options: RequestOptions; maxBytes: number },
): Promise<PublicReadStep> {
  return new Promise((resolve, reject) => {
    const asked = request(url, options, (reply) => {
      reply.once("error", reject);
      const finishStep = (step: PublicReadStep) => {
        resolve(step);
        reply.destroy();
      };
      const { statusCode = 0, headers } = reply;
      if (REDIRECT_STATUSES.has(statusCode) && headers.location)
        return finishStep({ next: headers.location });
      if (statusCode !== 200) return finishStep({ fault: "silent" });
      if (Number(headers["content-length"] ?? 0) > maxBytes) return finishStep({ fault: "too_large" });
      const parts: Buffer[] = [];
      let length = 0;
      reply.on("data", (part: Buffer) => {
        length += part.length;
        if (length > maxBytes) return finishStep({ fault: "too_large" });
        parts.push(part);
      });
      reply.once("end", () => resolve({ data: Buffer.concat(parts) }));
      // If the connection closes before the end of the body, the content is incomplete. After the event `end` this has no
      // effect.
      reply.once("close", () => resolve({ fault: "silent" }));
    });
    asked.once("error", reject);
    asked.end();
  });
}
