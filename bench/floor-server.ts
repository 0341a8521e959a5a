import { join } from "node:path";
import type { ScriptlessPageServerInput } from "./children/serve-floor.ts";
import { startChild } from "./run-child.ts";

export interface ScriptlessPageServer {
  /** Returns the URL of a brand's store without scripts. */
  url(brand: string): string;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Starts a server, in a process of its own, that serves the product's pages without their scripts. */
export async function startScriptlessPageServer(port: number): Promise<ScriptlessPageServer> {
  const input: ScriptlessPageServerInput = { port };
  const child = startChild(join(import.meta.dirname, "children/serve-floor.ts"), { input });
  const [, floorPort] = await child.line(/^ready (\d+)$/m);
  return { url: (brand) => `http://${brand}.localhost:${floorPort}`, [Symbol.asyncDispose]: child.stop };
}
