import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { keepConnection } from "../database/index.ts";
import { channel } from "./relay.ts";

/** A process asks every other one to confirm that it has delivered the events up to a number. */
const ASKS = "dasturxon_asks";
const CONFIRMS = "dasturxon_confirms";
const NAME = "dasturxon bus";
/** Milliseconds to wait for the others: one that hangs, or an older build that does not confirm, delays no longer. */
const PATIENCE_MS = 500;
const OTHERS = `select count(*)::int as count from pg_stat_activity
  where application_name = '${NAME}' and datname = current_database() and pid <> pg_backend_pid()`;

export interface ListenerOptions {
  onNews: (last: number | null) => void;
  /** Resolves when the events up to this number are delivered here. */
  delivered: (seq: number) => Promise<void>;
}

export interface Listener {
  /** Resolves when every other process has delivered the events up to this number, or after half a second. */
  confirm(seq: number): Promise<void>;
  stop(): Promise<void>;
}

/** A question of this process: how many have not confirmed yet. */
interface Open {
  left: number;
  resolve: () => void;
}

/**
 * Listens on a direct connection for the last number given. After every reconnect it is null, because what was said
 * meanwhile was not heard.
 */
export function listen(url: string, { onNews, delivered }: ListenerOptions): Listener {
  const open = new Map<string, Open>();
  let current: Client | null = null;

  const answer = async (client: Client, payload: string) => {
    const [seq = "", id = ""] = payload.split(" ");
    if (open.has(id)) return;
    await delivered(Number(seq));
    await client.query("select pg_notify($1, $2)", [CONFIRMS, id]);
  };

  const hear = (client: Client, heard: string, payload: string) => {
    if (heard === channel) return onNews(Number(payload));
    // A question that is not answered ends by its own patience.
    if (heard === ASKS) return void answer(client, payload).catch(() => undefined);
    const question = open.get(payload);
    if (question && (question.left -= 1) === 0) question.resolve();
  };

  const connection = keepConnection(url, {
    name: NAME,
    async onOpen(client) {
      client.on("notification", ({ channel: heard, payload = "" }) => hear(client, heard, payload));
      await client.query(`listen ${channel}; listen ${ASKS}; listen ${CONFIRMS}`);
      client.once("end", () => (current = null));
      current = client;
      onNews(null);
    },
  });

  const ask = async (client: Client, seq: number) => {
    const { rows } = await client.query<{ count: number }>(OTHERS);
    const left = rows[0]?.count ?? 0;
    if (left === 0) return;
    const id = randomUUID();
    const { promise, resolve } = Promise.withResolvers<void>();
    open.set(id, { left, resolve });
    try {
      await client.query("select pg_notify($1, $2)", [ASKS, `${seq} ${id}`]);
      await promise;
    } finally {
      open.delete(id);
    }
  };

  return {
    async confirm(seq) {
      if (!current) return;
      await Promise.race([
        ask(current, seq).catch(() => undefined),
        sleep(PATIENCE_MS, undefined, { ref: false }),
      ]);
    },
    stop: () => connection.stop(),
  };
}
