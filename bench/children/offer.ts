// Sends requests at a given rate or concurrency, and reports the responses. Input: JSON of `OfferedLoadInput`. Prints
// `OfferedLoadResult`.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { OfferedLoadResult, OfferedLoadInput, OfferedLoad } from "../offer.ts";
import { percentile } from "../statistics.ts";
import { KeepAlivePool, type KeepAliveReply, formatHttpRequest } from "../keep-alive-line.ts";
import { readChildInput } from "../read-input.ts";

const { port, offer, startsAt, seconds, patience } = readChildInput<OfferedLoadInput>();
const LOAD_TICK_MS = 5;
const connectionPool = new KeepAlivePool(port);

type SendRequest = () => Promise<KeepAliveReply>;

function createRequestSenders({ brand, asks, shoppers }: OfferedLoad): SendRequest[] {
  const host = `${brand}.localhost`;
  return shoppers.map(({ token, userId, body }) => {
    const headers = { host, authorization: `Bearer ${token}` };
    if (asks === "health") {
      const health = formatHttpRequest("GET", "/livez", { host });
      return () => connectionPool.ask(health);
    }
    if (asks === "reads") {
      const read = formatHttpRequest("GET", `/api/orders/v1/orders/user/${userId}?size=10`, headers);
      return () => connectionPool.ask(read);
    }
    const sent = Buffer.from(JSON.stringify(body));
    const key = randomUUID();
    const order = formatHttpRequest(
      "POST",
      "/api/orders/v1/orders",
      {
        ...headers,
        "content-type": "application/json",
        "content-length": String(sent.length),
        "idempotency-key": key,
      },
      sent,
    );
    const keyStart = order.indexOf(key);
    return () => {
      const again = Buffer.from(order);
      again.write(randomUUID(), keyStart, "latin1");
      return connectionPool.ask(again);
    };
  });
}

async function sendOfferedLoad(
  asks: SendRequest[],
  pace: OfferedLoad["pace"],
): Promise<Omit<OfferedLoadResult, "stolen">> {
  const found = { offered: 0, inTime: 0, late: 0, refused: 0, withoutRetryAfter: 0 };
  const wrong: Record<string, number> = {};
  const times: number[] = [];
  const refusals: number[] = [];
  const open = new Set<Promise<void>>();
  const usedBefore = process.cpuUsage();
  const start = performance.now();
  const end = start + seconds * 1000;

  const sendNextRequest = async () => {
    const ask = asks[found.offered % asks.length];
    found.offered += 1;
    const from = performance.now();
    const reply = await ask?.().catch((error: Error & { code?: string }) => error.code ?? error.message);
    const took = performance.now() - from;
    if (typeof reply !== "object") wrong[reply ?? "nobody"] = (wrong[reply ?? "nobody"] ?? 0) + 1;
    else if (reply.status === 503) {
      found.refused += 1;
      if (!reply.hasRetryAfter) found.withoutRetryAfter += 1;
      refusals.push(took);
    } else if (reply.status === 200) {
      found[took <= patience ? "inTime" : "late"] += 1;
      times.push(took);
    } else {
      const code = /"code":"(\w+)"/.exec(reply.text)?.[1] ?? String(reply.status);
      wrong[code] = (wrong[code] ?? 0) + 1;
    }
  };

  if ("parallel" in pace) {
    const sendUntilEnd = async () => {
      while (performance.now() < end) await sendNextRequest();
    };
    await Promise.all(Array.from({ length: pace.parallel }, sendUntilEnd));
  } else {
    while (performance.now() < end) {
      const due = ((performance.now() - start) / 1000) * pace.perSecond;
      while (found.offered < due) {
        const asking = sendNextRequest().finally(() => open.delete(asking));
        open.add(asking);
      }
      await sleep(LOAD_TICK_MS);
    }
    await Promise.all(open);
  }
  const used = process.cpuUsage(usedBefore);
  return {
    ...found,
    wrong,
    // Duration in which requests were sent. Excludes the wait for the last responses.
    seconds,
    times,
    p95: percentile(times, 0.95),
    refusedP95: percentile(refusals, 0.95),
    cpuSeconds: (used.user + used.system) / 1e6,
  };
}

const requestSenders = createRequestSenders(offer);
await sleep(Math.max(0, startsAt - Date.now()));
const loadResult = await sendOfferedLoad(requestSenders, offer.pace);
connectionPool.end();
process.stdout.write(`${JSON.stringify(loadResult)}\n`);
