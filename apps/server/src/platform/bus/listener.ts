import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client, Notification } from "pg";
import { keepConnection } from "../database/index.ts";
import { channel } from "./relay.ts";

/** A process asks every other one to confirm that it has delivered the events up to a number. */
const ASKS = "dasturxon_asks";
const CONFIRMS = "dasturxon_confirms";
/** A connection has the second name from when it listens. Builds that do not confirm have the first one only. */
const NAME = "dasturxon bus";
const CONFIRMING = "dasturxon bus, confirming";
/** Milliseconds to wait for the confirmations of the others. */
const PATIENCE_MS = 500;
const OTHERS = `select pid from pg_stat_activity
  where application_name = '${CONFIRMING}' and datname = current_database() and pid <> pg_backend_pid()`;

export interface ListenerOptions {
  onNews: (last: number | null) => void;
  /** Resolves when the events up to this number are delivered here. */
  delivered: (seq: number) => Promise<void>;
}

export interface Listener {
  /**
   * Resolves when every other process has delivered the events up to this number, or after half a second. A process
   * that hangs delays one call: it is not waited for again before it confirms.
   */
  confirm(seq: number): Promise<void>;
  stop(): Promise<void>;
}

/** A question of this process that waits for confirmations. */
interface Question {
  /** Process ids of the connections that have not confirmed yet. */
  missing: Set<number>;
  resolve: () => void;
}

/**
 * Listens on a direct connection for the last number given. After every reconnect it is null, because what was said
 * meanwhile was not heard.
 */
export function listen(url: string, { onNews, delivered }: ListenerOptions): Listener {
  const self = randomUUID();
  let asked = 0;
  const open = new Map<string, Question>();
  /** Connections whose last confirmation did not come in time. */
  const silent = new Set<number>();
  let current: Client | null = null;

  const answer = async (client: Client, payload: string) => {
    const [seq = "", id = ""] = payload.split(" ");
    if (id.startsWith(self)) return;
    await delivered(Number(seq));
    await client.query("select pg_notify($1, $2)", [CONFIRMS, id]);
  };

  const hear = (client: Client, { channel: heard, payload = "", processId }: Notification) => {
    if (heard === channel) return onNews(Number(payload));
    // A question that is not answered ends by its own patience.
    if (heard === ASKS) return void answer(client, payload).catch(() => undefined);
    silent.delete(processId);
    const question = open.get(payload);
    if (question?.missing.delete(processId) && question.missing.size === 0) question.resolve();
  };

  const connection = keepConnection(url, {
    name: NAME,
    async onOpen(client) {
      client.on("notification", (notification) => hear(client, notification));
      await client.query(`listen ${channel}; listen ${ASKS}; listen ${CONFIRMS}`);
      // Not by the same query: whoever finds the name may expect that this connection listens.
      await client.query(`set application_name = '${CONFIRMING}'`);
      client.once("end", () => (current = null));
      current = client;
      onNews(null);
    },
  });

  const ask = async (client: Client, seq: number) => {
    const { rows } = await client.query<{ pid: number }>(OTHERS);
    const others = new Set(rows.map(({ pid }) => pid));
    for (const pid of silent) if (!others.has(pid)) silent.delete(pid);
    if (others.size === 0) return;
    const id = `${self}/${(asked += 1)}`;
    const missing = new Set([...others].filter((pid) => !silent.has(pid)));
    const { promise, resolve } = Promise.withResolvers<void>();
    open.set(id, { missing, resolve });
    try {
      // Silent ones are asked too: those that work again confirm.
      await client.query("select pg_notify($1, $2)", [ASKS, `${seq} ${id}`]);
      if (missing.size === 0) return;
      await Promise.race([promise, sleep(PATIENCE_MS, undefined, { ref: false })]);
      // Over a lost connection nobody could confirm.
      if (client === current) for (const pid of missing) silent.add(pid);
    } finally {
      open.delete(id);
    }
  };

  return {
    async confirm(seq) {
      if (current) await ask(current, seq).catch(() => undefined);
    },
    stop: () => connection.stop(),
  };
}
