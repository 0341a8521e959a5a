import { type IncomingMessage, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { startServer, type ServerProcess } from "../server-process.ts";

/** Outcome of a callback and its response. `killed`: the process is killed at the first byte of its response. */
export const DELIVERY_OUTCOMES = ["kept", "lost_before", "lost_after", "killed"] as const;
export type DeliveryOutcome = (typeof DELIVERY_OUTCOMES)[number];

export interface ProviderMessage {
  method?: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface ProviderAnswer {
  status: number;
  text: string;
}

/** Two server processes behind a connection that loses callbacks and responses. */
export interface LossyConnection {
  /** Sends a message. Resolves with null if there was no response. */
  send(message: ProviderMessage, outcome: DeliveryOutcome): Promise<ProviderAnswer | null>;
  kills(): number;
  end(): Promise<void>;
}

const SERVER_PROCESS_COUNT = 2;

export async function createLossyConnection(
  url: string,
  env: Record<string, string>,
): Promise<LossyConnection> {
  const running: { process: ServerProcess; base: string | null }[] = [];
  let kills = 0;
  let turn = 0;
  let isOver = false;
  let failure: unknown = null;

  async function startServerAt(at: number): Promise<void> {
    const process = startServer(url, { PLACES: "500", ...env });
    running[at] = { process, base: null };
    running[at] = { process, base: await process.ready };
  }
  function killServer(at: number): void {
    const known = running[at];
    if (!known?.base) return;
    kills += 1;
    known.base = null;
    known.process.child.kill("SIGKILL");
    known.process.exit
      .then(() => (isOver ? undefined : startServerAt(at)))
      .catch((err: unknown) => (failure = isOver ? null : err));
  }
  /** Returns one of the two server processes that is running, alternating between both. */
  async function pickRunningServer(): Promise<{ at: number; base: string }> {
    for (;;) {
      if (failure !== null) throw new Error("a process did not start again", { cause: failure });
      turn += 1;
      for (let step = 0; step < SERVER_PROCESS_COUNT; step += 1) {
        const at = (turn + step) % SERVER_PROCESS_COUNT;
        const base = running[at]?.base;
        if (base) return { at, base };
      }
      await sleep(50);
    }
  }
  function sendProviderMessage(
    base: string,
    message: ProviderMessage,
    onAnswer?: () => void,
  ): Promise<ProviderAnswer | null> {
    return new Promise((resolve) => {
      const { method = "POST", path, headers, body } = message;
      const call = request(`${base}/api${path}`, { method, agent: false, headers, timeout: 20_000 });
      call.on("timeout", () => call.destroy());
      call.on("error", () => resolve(null));
      call.on("response", (reply: IncomingMessage) => {
        if (onAnswer) {
          onAnswer();
          call.destroy();
          return resolve(null);
        }
        let text = "";
        reply.setEncoding("utf8");
        reply.on("data", (part: string) => (text += part));
        reply.on("error", () => resolve(null));
        reply.on("end", () => resolve({ status: reply.statusCode ?? 0, text }));
      });
      call.end(body);
    });
  }
  await Promise.all(Array.from({ length: SERVER_PROCESS_COUNT }, (_, at) => startServerAt(at)));
  return {
    async send(message, outcome) {
      if (outcome === "lost_before") return null;
      const { at, base } = await pickRunningServer();
      if (outcome === "killed") return sendProviderMessage(base, message, () => killServer(at));
      const answer = await sendProviderMessage(base, message);
      return outcome === "lost_after" ? null : answer;
    },
    kills: () => kills,
    async end() {
      isOver = true;
      for (const { process } of running) process.child.kill("SIGKILL");
      for (const { process } of running) await process.exit;
    },
  };
}
