import { once } from "node:events";
import { join } from "node:path";
import { startChild } from "./run-child.ts";

export interface OpenStoresInput {
  port: number;
  brand: string;
  /** Number of guests with an open store. */
  guests: number;
  /** Session token of a staff member. */
  token: string;
}

export interface MenuReloadReport {
  /** Milliseconds from the response to the staff's change until each guest had the new menu. */
  after: number[];
  /** Number of refused menu requests. Each was retried. */
  refused: number;
}

/**
 * Starts a process that simulates many guests with an open storefront. Each simulated guest receives a change and then
 * requests the menu, like the storefront does.
 */
export async function startOpenStores(stores: OpenStoresInput) {
  const child = startChild(join(import.meta.dirname, "children/follow-content.ts"), { input: stores });
  await child.line(/^ready$/m);
  const ended = once(child.process, "exit").then(() => {
    throw new Error(`the guests' process ended: ${child.said()}`);
  });
  ended.catch(() => undefined);
  return {
    /** Stops the sale of a dish or resumes it, and waits until every guest has the change, ten seconds at most. */
    async change(): Promise<MenuReloadReport> {
      const reported = once(child.process, "message");
      child.process.send("change");
      const [seen] = (await Promise.race([reported, ended])) as [MenuReloadReport];
      return seen;
    },
    [Symbol.asyncDispose]: child.stop,
  };
}
