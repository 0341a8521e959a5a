import { runChild } from "./run-child.ts";

/** Load of GET requests. */
export interface Fire {
  port: number;
  /** Asked in turn by every connection. */
  hosts: string[];
  path: string;
  headers: Record<string, string>;
  seconds: number;
  connections: number;
}

export interface FireResult {
  perSecond: number;
  answered: number;
  /** Answers other than 2xx, broken connections, no answer in ten seconds. */
  failed: number;
  /** Milliseconds. */
  p99: number;
}

/** Sends requests from a separate process; any that failed is an error: a refusal is cheap and would flatter. */
export async function fire(load: Omit<Fire, "connections">): Promise<FireResult> {
  const result = await runChild<FireResult>("fire", { input: { ...load, connections: 32 } satisfies Fire });
  if (result.failed > 0)
    throw new Error(`${result.failed} of ${result.answered} requests for ${load.path} failed`);
  return result;
}
