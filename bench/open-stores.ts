import { once } from "node:events";
import { join } from "node:path";
import { startChild } from "./run-child.ts";

export interface OpenStores {
  port: number;
  brand: string;
  /** How many guests look at the store. */
  guests: number;
  /** Of a member of staff. */
  token: string;
}

export interface Seen {
  /** Milliseconds from the answer to the staff's change until each guest had the new menu. */
  after: number[];
  /** How often one was refused and asked again. */
  refused: number;
}

/** A process that holds the stores of many guests open: each hears of a change and asks for the menu, as the store does. */
export async function startOpenStores(stores: OpenStores) {
  const child = startChild(join(import.meta.dirname, "children/follow-content.ts"), { input: stores });
  await child.line(/^ready$/m);
  const ended = once(child.process, "exit").then(() => {
    throw new Error(`the guests' process ended: ${child.said()}`);
  });
  ended.catch(() => undefined);
  return {
    /** Stops a dish or lets it be sold again, and waits until every guest sees it, ten seconds at most. */
    async change(): Promise<Seen> {
      const reported = once(child.process, "message");
      child.process.send("change");
      const [seen] = (await Promise.race([reported, ended])) as [Seen];
      return seen;
    },
    [Symbol.asyncDispose]: child.stop,
  };
}
