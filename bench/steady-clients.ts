import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Shopper } from "./order-capture.ts";

export interface SimulatedShoppers {
  /** Number of responses by status, by refusal code such as `busy`, or by connection error. */
  answers: Record<string, number>;
  /** Orders that the server acknowledged. */
  orders: { id: string; shopper: Shopper }[];
  /** Resolves when every simulated customer has ended. */
  ended: Promise<unknown>;
  /** Ends each simulated customer after the current request. */
  stop(): void;
}

interface ClientReply {
  status: number;
  text: string;
}

/**
 * Starts customers who alternately order and read their orders, each over one keep-alive connection, until they are
 * stopped or the server no longer listens.
 */
export function startSimulatedShoppers(port: number, shoppers: Shopper[]): SimulatedShoppers {
  const stopped = new AbortController();
  const answers: Record<string, number> = {};
  const orders: SimulatedShoppers["orders"] = [];
  const countAnswer = (answer: string) => (answers[answer] = (answers[answer] ?? 0) + 1);

  async function runShopper(shopper: Shopper): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = 0; !stopped.signal.aborted; turn += 1) {
      const isOrder = turn % 2 === 0;
      try {
        const reply = await (isOrder ? sendOrder : fetchOrders)(agent, port, shopper);
        countAnswer(getReplyName(reply));
        if (isOrder && reply.status === 200)
          orders.push({ id: (JSON.parse(reply.text) as { id: string }).id, shopper });
      } catch (error) {
        const code = (error as { code?: string }).code ?? String(error);
        if (code === "ECONNREFUSED") break;
        countAnswer(code);
      }
      // Most simulated customers send the next request at once. Some pause for about the keep-alive timeout.
      await sleep(Math.random() * (turn % 10 === 0 ? 1_300 : 40));
    }
    agent.destroy();
  }

  return {
    answers,
    orders,
    ended: Promise.all(shoppers.map(runShopper)),
    stop: () => stopped.abort(),
  };
}

function getReplyName({ status, text }: ClientReply): string {
  if (status === 200) return "200";
  return `${status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? "of the proxy"}`;
}

function sendOrder(agent: Agent, port: number, { brand, token, body }: Shopper): Promise<ClientReply> {
  const sent = JSON.stringify(body);
  const headers = { "content-type": "application/json", "idempotency-key": randomUUID() };
  return sendRequest({ agent, port, brand, token, path: "/api/orders/v1/orders" }, { sent, headers });
}

function fetchOrders(agent: Agent, port: number, { brand, token, userId }: Shopper): Promise<ClientReply> {
  return sendRequest({ agent, port, brand, token, path: `/api/orders/v1/orders/user/${userId}?size=10` });
}

/** Returns whether the process on a port returns the order. */
export async function canReadOrder(
  port: number,
  { id, shopper }: SimulatedShoppers["orders"][0],
): Promise<boolean> {
  const agent = new Agent();
  for (;;) {
    const { status } = await sendRequest({ agent, port, ...shopper, path: `/api/orders/v1/orders/${id}` });
    if (status !== 503) return status === 200;
  }
}

function sendRequest(
  {
    agent,
    port,
    brand,
    token,
    path,
  }: { agent: Agent; port: number; brand: string; token: string; path: string },
  { sent, headers }: { sent?: string; headers?: Record<string, string> } = {},
): Promise<ClientReply> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        agent,
        port,
        path,
        host: "127.0.0.1",
        method: sent === undefined ? "GET" : "POST",
        headers: { host: `${brand}.localhost`, authorization: `Bearer ${token}`, ...headers },
      },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (part: string) => (text += part));
        response.on("error", reject);
        response.on("end", () =>
          response.complete
            ? resolve({ status: response.statusCode ?? 0, text })
            : reject(Object.assign(new Error("cut"), { code: "cut" })),
        );
      },
    );
    asked.on("error", reject);
    asked.end(sent);
  });
}
