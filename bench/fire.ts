import { runChildScript } from "./run-child.ts";

/** Options of a load of GET requests. */
export interface HttpLoadOptions {
  port: number;
  /** Host names that every connection requests in turn. */
  hosts: string[];
  path: string;
  headers: Record<string, string>;
  seconds: number;
  connections: number;
}

export interface HttpLoadResult {
  perSecond: number;
  answered: number;
  /** Number of responses other than 2xx, broken connections, and timeouts after ten seconds. */
  failed: number;
  /** 99th percentile of the response times, in milliseconds. */
  p99: number;
}

/**
 * Sends requests from a separate process. Throws if any request failed, because error responses are cheap and would
 * improve the measured result.
 */
export async function sendLoad(load: Omit<HttpLoadOptions, "connections">): Promise<HttpLoadResult> {
  const result = await runChildScript<HttpLoadResult>("fire", {
    input: { ...load, connections: 32 } satisfies HttpLoadOptions,
  });
  if (result.failed > 0)
    throw new Error(`${result.failed} of ${result.answered} requests for ${load.path} failed`);
  return result;
}
