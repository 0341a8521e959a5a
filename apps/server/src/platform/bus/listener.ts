import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client, Notification } from "pg";
import { maintainConnection } from "../database/index.ts";
import { eventsChannel } from "./relay.ts";

/** Channel on which a process requests confirmation that all others have delivered the events up to a number. */
const CONFIRMATION_REQUEST_CHANNEL = "dasturxon_asks";
const CONFIRMATION_REPLY_CHANNEL = "dasturxon_confirms";
/**
 * `application_name` of a connection until it listens, then `CONFIRMING_APPLICATION_NAME`. Older builds do not confirm
 * and use only `APPLICATION_NAME`, so no process waits for them.
 */
const APPLICATION_NAME = "dasturxon bus";
const CONFIRMING_APPLICATION_NAME = "dasturxon bus, confirming";
/** Timeout for the confirmations of other processes, in milliseconds. */
const CONFIRMATION_TIMEOUT_MS = 500;
const SELECT_CONFIRMING_CONNECTIONS_SQL = `select pid from pg_stat_activity
  where application_name = '${CONFIRMING_APPLICATION_NAME}' and datname = current_database() and pid <> pg_backend_pid()`;

export interface ListenerOptions {
  onNews: (last: number | null) => void;
  /** Returns a promise that resolves when this process has delivered the events up to the given number. */
  delivered: (seq: number) => Promise<void>;
}

export interface BusListener {
  /**
   * Resolves when every other process has delivered the events up to this number, or after a timeout of 500 ms. A
   * process that hangs delays only one call: later calls do not wait for it until it confirms again.
   */
  confirm(seq: number): Promise<void>;
  stop(): Promise<void>;
}

/** Request of this process that waits for confirmations of event delivery by other processes. */
interface ConfirmationRequest {
  /** PostgreSQL process ids of the connections that have not confirmed yet. */
  missing: Set<number>;
  resolve: () => void;
}

/**
 * Listens on a direct connection for the last assigned event number. Calls `onNews` with null after every reconnect,
 * because notifications may have been missed.
 */
export function listenToBus(url: string, { onNews, delivered }: ListenerOptions): BusListener {
  const self = randomUUID();
  let asked = 0;
  const open = new Map<string, ConfirmationRequest>();
  /** Backend pids of the connections whose last confirmation timed out. */
  const silent = new Set<number>();
  let current: Client | null = null;

  const confirmDelivery = async (client: Client, payload: string) => {
    const [seq = "", id = ""] = payload.split(" ");
    if (id.startsWith(self)) return;
    await delivered(Number(seq));
    await client.query("select pg_notify($1, $2)", [CONFIRMATION_REPLY_CHANNEL, id]);
  };

  const handleNotification = (client: Client, { channel: heard, payload = "", processId }: Notification) => {
    if (heard === eventsChannel) return onNews(Number(payload));
    // An error of the confirmation is ignored, because the requesting process continues after its timeout.
    if (heard === CONFIRMATION_REQUEST_CHANNEL)
      return void confirmDelivery(client, payload).catch(() => undefined);
    silent.delete(processId);
    const question = open.get(payload);
    if (question?.missing.delete(processId) && question.missing.size === 0) question.resolve();
  };

  const connection = maintainConnection(url, {
    name: APPLICATION_NAME,
    async onOpen(client) {
      client.on("notification", (notification) => handleNotification(client, notification));
      await client.query(
        `listen ${eventsChannel}; listen ${CONFIRMATION_REQUEST_CHANNEL}; listen ${CONFIRMATION_REPLY_CHANNEL}`,
      );
      // The application name is set in a separate query after `listen`, because other processes expect confirmations from
      // connections with this name.
      await client.query(`set application_name = '${CONFIRMING_APPLICATION_NAME}'`);
      client.once("end", () => (current = null));
      current = client;
      onNews(null);
    },
  });

  const requestConfirmations = async (client: Client, seq: number) => {
    const { rows } = await client.query<{ pid: number }>(SELECT_CONFIRMING_CONNECTIONS_SQL);
    const others = new Set(rows.map(({ pid }) => pid));
    for (const pid of silent) if (!others.has(pid)) silent.delete(pid);
    if (others.size === 0) return;
    const id = `${self}/${(asked += 1)}`;
    const missing = new Set([...others].filter((pid) => !silent.has(pid)));
    const { promise, resolve } = Promise.withResolvers<void>();
    open.set(id, { missing, resolve });
    try {
      // The request also reaches processes that timed out before, which confirm once they have recovered.
      await client.query("select pg_notify($1, $2)", [CONFIRMATION_REQUEST_CHANNEL, `${seq} ${id}`]);
      if (missing.size === 0) return;
      await Promise.race([promise, sleep(CONFIRMATION_TIMEOUT_MS, undefined, { ref: false })]);
      // Processes are marked as silent only if the connection has lasted until the timeout, because a lost connection
      // receives no confirmations.
      if (client === current) for (const pid of missing) silent.add(pid);
    } finally {
      open.delete(id);
    }
  };

  return {
    async confirm(seq) {
      if (current) await requestConfirmations(current, seq).catch(() => undefined);
    },
    stop: () => connection.stop(),
  };
}
