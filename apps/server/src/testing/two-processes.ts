import { randomUUID } from "node:crypto";
import type { Order, OrderAtTimeBody, OrderBody } from "@dasturxon/contract";
import { afterAll } from "vitest";
import { createTestShop } from "./test-shop.ts";
import { createTestClock } from "../platform/clock.ts";
import { createTestDatabase } from "./index.ts";
import { startServer, type ServerProcess } from "./server-process.ts";
import type { TestApp } from "./test-app.ts";

export interface ServerProcessAnswer<Body = Record<string, unknown>> {
  status: number;
  text: string;
  body: Body;
}

export interface TwoServerProcesses {
  /** App in this process on the database of the two server processes, for setup and checks. */
  app: TestApp;
  urls: [string, string];
  /**
   * Places an order, alternately in both processes. An order with a time uses the call for scheduled orders. Default:
   * a new key.
   */
  order(
    token: string,
    body: OrderBody | OrderAtTimeBody,
    key?: string,
    patience?: number,
  ): Promise<ServerProcessAnswer<Order & { code: string }>>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Kills both processes and starts them again. */
  restart(): Promise<void>;
}

/**
 * Starts two server processes on one PostgreSQL database with the test brand, to test race conditions. To be called at
 * the top of the file. `env`: additional environment variables of the processes.
 */
export async function startTwoProcesses(env: Record<string, string> = {}): Promise<TwoServerProcesses> {
  const { db, config } = await createTestDatabase();
  const app = await createTestShop({ db, clock: createTestClock(new Date()) });
  const url = config.databaseUrl;
  if (!url) throw new Error("two processes need a PostgreSQL server");
  const urls: [string, string] = ["", ""];
  let running: ServerProcess[] = [];
  const startServerProcesses = async () => {
    // The limit of concurrent calls is high, so that calls conflict in the database instead of being refused.
    const all = { PLACES: "500", ...env };
    running = [startServer(url, all), startServer(url, all)];
    await Promise.all(running.map(async ({ ready }, at) => (urls[at] = await ready)));
  };
  const stopServers = async (signal: "SIGTERM" | "SIGKILL") => {
    for (const { child } of running) child.kill(signal);
    for (const { exit } of running) await exit;
  };
  afterAll(() => stopServers("SIGTERM"));
  await startServerProcesses();
  let turn = 0;
  const fetchAlternately = (path: string, init: RequestInit = {}) => {
    const base = urls[turn++ % 2];
    return fetch(`${base}/api${path}`, { ...init, headers: { "merchant-id": app.osh, ...init.headers } });
  };
  const sendOrder: TwoServerProcesses["order"] = async (token, body, key = randomUUID(), patience = 5) => {
    const reply = await fetchAlternately(`/orders/v1/orders${"time" in body ? "/at-time" : ""}`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "idempotency-key": key,
      },
    });
    const text = await reply.text();
    // The order is sent again, because a busy server refuses with 503 before it does anything.
    if (reply.status === 503 && patience > 0) return sendOrder(token, body, key, patience - 1);
    return { status: reply.status, text, body: JSON.parse(text) };
  };
  const restartServers = async () => {
    await stopServers("SIGKILL");
    await startServerProcesses();
  };
  return { app, urls, fetch: fetchAlternately, order: sendOrder, restart: restartServers };
}

/** Returns the number of responses by status as one line: `200: 50, 409: 150`. */
export function countStatuses(answers: { status: number }[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
    .join(", ");
}
