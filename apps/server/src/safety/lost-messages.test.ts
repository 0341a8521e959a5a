import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { createPayments, createProvider } from "../modules/payments/index.ts";
import { testClock } from "../platform/clock.ts";
import { hasServer, testDatabase } from "../testing/index.ts";
import { paymeStandIn, paynetStandIn, uzumStandIn } from "../testing/lost/calling-stand-ins.ts";
import { chanceOf, numbersOf, pickOf } from "../testing/lost/chances.ts";
import { clickStandIn } from "../testing/lost/click-stand-in.ts";
import { createKillLine, type DeliveryOutcome } from "../testing/lost/kill-line.ts";
import { createLedgers } from "../testing/lost/ledgers.ts";
import { pagedStandIns } from "../testing/lost/paged-stand-ins.ts";
import { openProgress } from "../testing/lost/progress.ts";
import { type SendMessage, type StandIn, type Trial, retryUntilAnswered } from "../testing/lost/stand-in.ts";
import { expireOrderNow } from "../testing/order-jobs.ts";
import { servePaymentSimulators } from "../testing/serve-simulators.ts";
import { enableProvider } from "../testing/take-provider.ts";
import { TEST_CREDENTIAL_KEYS } from "../testing/test-app.ts";
import { pickup, postOrder, shop } from "../testing/test-shop.ts";
import { bySize, reportFigure, reportProgress } from "../testing/test-size.ts";
import { scaledTime } from "../testing/time-limits.ts";

/** Number of simulated payments per provider. */
const LIVES = bySize(2, 300);
/** In one of so many payments, also the first, a process is killed between its commit and its response. */
const A_KILL_IN = bySize(2, 10);
const AT_ONCE = 4;
/** Number of payments of one provider in a row. An interrupted run resumes at such a boundary. */
const BLOCK = 20;

const HAPPENINGS = [
  "begin A",
  "pay A",
  "pay A",
  "begin B",
  "pay B",
  "cancel A",
  "pay A and B",
  "pay A while the guest cancels",
  "guest cancels",
  "expires",
  "to cash",
  "staff accept",
  "staff refuse",
] as const;

describe.runIf(hasServer)("two processes, killed between commit and response", async () => {
  if (!hasServer) return;
  const { db, config } = await testDatabase();
  const url = config.databaseUrl ?? "";
  const app = await shop({ db, clock: testClock(new Date()) });
  const { demo, origin } = await servePaymentSimulators(app);
  const keys = TEST_CREDENTIAL_KEYS.map((key) => key.toString("hex")).join(",");
  const paymentAt = async (pageId: string) => {
    const { rows } = await db.tenantRead(app.osh, (tx) =>
      sql<{
        id: string;
      }>`select id from payments where merchant_id = ${app.osh} and page_id = ${pageId}`.execute(tx),
    );
    return rows[0]?.id ?? null;
  };
  const click = await clickStandIn(app.osh);
  const standIns: StandIn[] = [
    paymeStandIn(app.osh),
    click,
    uzumStandIn(app.osh),
    paynetStandIn(app.osh),
    ...pagedStandIns({ merchantId: app.osh, origin, demo, paymentAt }),
  ];
  for (const { provider, credentials } of standIns) await enableProvider(app, provider, credentials);
  const line = await createKillLine(url, { CREDENTIALS_KEYS: keys });
  const ledgers = createLedgers(app, url, (clock) => {
    const parts = { db, clock, credentialKeys: TEST_CREDENTIAL_KEYS };
    const checkout = createProvider("uzum-checkout", { ...parts });
    return createPayments([
      createProvider("click", parts),
      createProvider("multicard", parts),
      createProvider("payze", parts),
      checkout,
    ]);
  });
  afterAll(async () => {
    await line.end();
    await ledgers.close();
    click.close();
  });
  const owner = await app.signInStaff("owner@osh");
  const guests: string[] = [];
  for (let guest = 0; guest < AT_ONCE; guest += 1)
    guests.push((await app.signIn(`+99890777000${guest}`)).token);
  const { progress, save } = openProgress(LIVES, bySize(false, true));
  reportProgress(() => `lost messages: SEED=${progress.seed}`);

  async function versionOf(id: string): Promise<number> {
    const { rows } = await db.tenantRead(app.osh, (tx) =>
      sql<{
        version: number;
      }>`select version from orders where merchant_id = ${app.osh} and id = ${id}`.execute(tx),
    );
    return rows[0]?.version ?? 0;
  }

  /** Simulates one payment by its number. It depends only on the seed, except for the effects of a killed process. */
  async function live(standIn: StandIn, at: number, token: string) {
    const own = standIns.indexOf(standIn);
    const next = numbersOf(progress.seed + own * 1_000_003 + at * 7919);
    const chance = chanceOf(next);
    app.clock.set(new Date());
    const order = await postOrder(app, token, pickup({ paymentType: standIn.type }));
    const orderId = order.id;
    const number = (progress.seed % 1000) * 1_000_000_000 + own * 10_000_000 + at * 10 + 1;
    const [a, b] = [0, 1].map((more) => standIn.trial({ orderId, number: number + more, token, chance }));
    if (!a || !b) throw new Error("two trials a life");
    /** Number of messages until one whose process is killed. Others are lost at random. */
    let untilKill = at % A_KILL_IN === 0 ? 1 + Math.floor(next() * 3) : Infinity;
    let killed = 0;
    const fateOf = (): DeliveryOutcome => {
      untilKill -= 1;
      if (untilKill === 0) return "killed";
      return chance(0.7) ? "kept" : pickOf(next, ["lost_before", "lost_after"]);
    };
    const log: string[] = [];
    const say: SendMessage = async (message) => {
      const fate = fateOf();
      if (fate === "killed") killed += 1;
      const answer = await line.send(message, fate);
      log.push(`(${fate}${fate === "kept" && answer === null ? ", cut" : ""})`);
      return answer;
    };
    const staff = async (action: string, body: object) =>
      app.call(`/console/v1/orders/${orderId}/${action}`, {
        token: owner,
        body: { version: await versionOf(orderId), ...body },
      });
    const guest = (path: string, body: object) =>
      app.call(`/orders/v1/orders/${orderId}/${path}`, { token, body });
    const happen: Record<(typeof HAPPENINGS)[number], () => Promise<unknown>> = {
      "begin A": () => a.begin(say),
      "pay A": () => a.pay(say),
      "begin B": () => b.begin(say),
      "pay B": () => b.pay(say),
      "cancel A": () => a.cancel(say),
      "pay A and B": () => Promise.all([a.pay(say), b.pay(say)]),
      "pay A while the guest cancels": () => Promise.all([a.pay(say), guest("cancel", {})]),
      "guest cancels": () => guest("cancel", {}),
      expires: () => expireOrderNow(app, order),
      "to cash": () => guest("payment-type", { paymentType: "CASH" }),
      "staff accept": () => staff("accept", {}),
      "staff refuse": () => staff("refuse", { reason: "TOO_BUSY" }),
    };
    const steps = 2 + Math.floor(next() * 5);
    const chosen = ["begin A", "pay A"].concat(
      Array.from({ length: steps }, () => pickOf(next, HAPPENINGS)),
    ) as (typeof HAPPENINGS)[number][];
    for (const what of chosen) {
      log.push(what);
      await happen[what]();
    }
    const sure = retryUntilAnswered((message) => line.send(message, "kept"));
    for (const trial of [a, b] satisfies Trial[]) await trial.finish(sure);
    await ledgers.letTimePass(orderId);
    const end = await ledgers.lastDifference(standIn, orderId);
    return { ...end, killed, log: `life ${at} of ${standIn.provider}: ${log.join(", ")}` };
  }

  test(
    `[R11] [PY-3] [PY-5] ${LIVES} payments per provider with lost and repeated messages and killed processes: the ledgers agree or a refund is due`,
    async () => {
      const wrong: string[] = [];
      const seenOf = ({ provider }: StandIn) =>
        (progress.done[provider] ??= { lives: 0, kills: 0, held: 0, due: 0 });
      const figureOf = (standIn: StandIn) => {
        const { lives, kills, held, due } = seenOf(standIn);
        const found = wrong.filter((text) => text.includes(` of ${standIn.provider}: `)).length;
        return `R11 ${standIn.provider}: ${lives} of ${LIVES} lives, ${kills} kills before the answer, ${held} paid, ${due} due, ${found} differences`;
      };
      async function liveSome(standIn: StandIn, until: number): Promise<void> {
        const seen = seenOf(standIn);
        let next = seen.lives;
        await Promise.all(
          guests.map(async (token) => {
            while (next < until) {
              const at = next++;
              const end = await live(standIn, at, token);
              if (end.text !== null) wrong.push(`${end.log}: ${end.text}`);
              seen.lives += 1;
              seen.kills += end.killed;
              seen.held += Number(end.bill === "paid");
              seen.due += Number(end.bill === "refund_due" || end.payments.includes("late"));
            }
          }),
        );
        if (wrong.length === 0) save(progress);
        reportProgress(() => figureOf(standIn));
      }
      // Round-robin, so that an interrupted run has covered each provider.
      for (let until = BLOCK; until < LIVES + BLOCK; until += BLOCK)
        for (const standIn of standIns) {
          await liveSome(standIn, Math.min(until, LIVES));
          expect(wrong, `SEED=${progress.seed}`).toEqual([]);
        }
      for (const standIn of standIns) reportFigure(figureOf(standIn));
      save(null);
    },
    scaledTime(6 * 3_600_000),
  );
});
