import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { createPaymentRegistry, createProvider } from "../modules/payments/index.ts";
import { createTestClock } from "../platform/clock.ts";
import { hasServer, createTestDatabase } from "../testing/index.ts";
import { createFakePayme, createFakePaynet, createFakeUzum } from "../testing/lost/calling-stand-ins.ts";
import { createRandomDecision, createRandomNumbers, pickRandomItem } from "../testing/lost/chances.ts";
import { createFakeClick } from "../testing/lost/click-stand-in.ts";
import { createLossyConnection, type DeliveryOutcome } from "../testing/lost/kill-line.ts";
import { createProductLedgers } from "../testing/lost/ledgers.ts";
import { createFakePageProviders } from "../testing/lost/paged-stand-ins.ts";
import { resumeProgress } from "../testing/lost/progress.ts";
import {
  type MessageSender,
  type FakeProvider,
  type FakePayment,
  retryUntilAnswered,
} from "../testing/lost/stand-in.ts";
import { runExpireOrderJob } from "../testing/order-jobs.ts";
import { servePaymentSimulators } from "../testing/serve-simulators.ts";
import { enablePaymentProvider } from "../testing/take-provider.ts";
import { TEST_CREDENTIAL_KEYS } from "../testing/test-app.ts";
import { createPickupBody, postOrder, createTestShop } from "../testing/test-shop.ts";
import { chooseByTestSize, printLoadTestFigure, printLoadTestProgress } from "../testing/test-size.ts";
import { scaleTime } from "../testing/time-limits.ts";

/** Number of simulated payments per provider. */
const PAYMENTS_PER_PROVIDER = chooseByTestSize(2, 300);
/** In one of this many payments, beginning with the first, a server process is killed between its commit and its response. */
const PAYMENTS_PER_KILL = chooseByTestSize(2, 10);
const PARALLEL_MESSAGES = 4;
/** Number of payments that each provider gets in its turn. An interrupted run resumes at the start of a turn. */
const PAYMENTS_PER_BLOCK = 20;

const PAYMENT_EVENTS = [
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
  const { db, config } = await createTestDatabase();
  const url = config.databaseUrl ?? "";
  const app = await createTestShop({ db, clock: createTestClock(new Date()) });
  const { demo, origin } = await servePaymentSimulators(app);
  const keys = TEST_CREDENTIAL_KEYS.map((key) => key.toString("hex")).join(",");
  const findPaymentAtPage = async (pageId: string) => {
    const { rows } = await db.tenantRead(app.osh, (tx) =>
      sql<{
        id: string;
      }>`select id from payments where merchant_id = ${app.osh} and page_id = ${pageId}`.execute(tx),
    );
    return rows[0]?.id ?? null;
  };
  const click = await createFakeClick(app.osh);
  const standIns: FakeProvider[] = [
    createFakePayme(app.osh),
    click,
    createFakeUzum(app.osh),
    createFakePaynet(app.osh),
    ...createFakePageProviders({ merchantId: app.osh, origin, demo, paymentAt: findPaymentAtPage }),
  ];
  for (const { provider, credentials } of standIns) await enablePaymentProvider(app, provider, credentials);
  const line = await createLossyConnection(url, { CREDENTIALS_KEYS: keys });
  const ledgers = createProductLedgers(app, url, (clock) => {
    const parts = { db, clock, credentialKeys: TEST_CREDENTIAL_KEYS };
    const checkout = createProvider("uzum-checkout", { ...parts });
    return createPaymentRegistry([
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
  for (let guest = 0; guest < PARALLEL_MESSAGES; guest += 1)
    guests.push((await app.signIn(`+99890777000${guest}`)).token);
  const { progress, save } = resumeProgress(PAYMENTS_PER_PROVIDER, chooseByTestSize(false, true));
  printLoadTestProgress(() => `lost messages: SEED=${progress.seed}`);

  async function selectOrderVersion(id: string): Promise<number> {
    const { rows } = await db.tenantRead(app.osh, (tx) =>
      sql<{
        version: number;
      }>`select version from orders where merchant_id = ${app.osh} and id = ${id}`.execute(tx),
    );
    return rows[0]?.version ?? 0;
  }

  /**
   * Simulates one payment by its number. The payment depends only on the seed, except for the effects of a killed
   * process.
   */
  async function simulatePayment(standIn: FakeProvider, at: number, token: string) {
    const own = standIns.indexOf(standIn);
    const next = createRandomNumbers(progress.seed + own * 1_000_003 + at * 7919);
    const chance = createRandomDecision(next);
    app.clock.set(new Date());
    const order = await postOrder(app, token, createPickupBody({ paymentType: standIn.type }));
    const orderId = order.id;
    const number = (progress.seed % 1000) * 1_000_000_000 + own * 10_000_000 + at * 10 + 1;
    const [a, b] = [0, 1].map((more) => standIn.trial({ orderId, number: number + more, token, chance }));
    if (!a || !b) throw new Error("two trials a life");
    /** Number of messages up to the one at which a process is killed. Other messages are lost at random. */
    let untilKill = at % PAYMENTS_PER_KILL === 0 ? 1 + Math.floor(next() * 3) : Infinity;
    let killed = 0;
    const chooseDeliveryOutcome = (): DeliveryOutcome => {
      untilKill -= 1;
      if (untilKill === 0) return "killed";
      return chance(0.7) ? "kept" : pickRandomItem(next, ["lost_before", "lost_after"]);
    };
    const log: string[] = [];
    const sendThroughLossyLine: MessageSender = async (message) => {
      const fate = chooseDeliveryOutcome();
      if (fate === "killed") killed += 1;
      const answer = await line.send(message, fate);
      log.push(`(${fate}${fate === "kept" && answer === null ? ", cut" : ""})`);
      return answer;
    };
    const postStaffAction = async (action: string, body: object) =>
      app.call(`/console/v1/orders/${orderId}/${action}`, {
        token: owner,
        body: { version: await selectOrderVersion(orderId), ...body },
      });
    const callAsGuest = (path: string, body: object) =>
      app.call(`/orders/v1/orders/${orderId}/${path}`, { token, body });
    const happen: Record<(typeof PAYMENT_EVENTS)[number], () => Promise<unknown>> = {
      "begin A": () => a.begin(sendThroughLossyLine),
      "pay A": () => a.pay(sendThroughLossyLine),
      "begin B": () => b.begin(sendThroughLossyLine),
      "pay B": () => b.pay(sendThroughLossyLine),
      "cancel A": () => a.cancel(sendThroughLossyLine),
      "pay A and B": () => Promise.all([a.pay(sendThroughLossyLine), b.pay(sendThroughLossyLine)]),
      "pay A while the guest cancels": () =>
        Promise.all([a.pay(sendThroughLossyLine), callAsGuest("cancel", {})]),
      "guest cancels": () => callAsGuest("cancel", {}),
      expires: () => runExpireOrderJob(app, order),
      "to cash": () => callAsGuest("payment-type", { paymentType: "CASH" }),
      "staff accept": () => postStaffAction("accept", {}),
      "staff refuse": () => postStaffAction("refuse", { reason: "TOO_BUSY" }),
    };
    const steps = 2 + Math.floor(next() * 5);
    const chosen = ["begin A", "pay A"].concat(
      Array.from({ length: steps }, () => pickRandomItem(next, PAYMENT_EVENTS)),
    ) as (typeof PAYMENT_EVENTS)[number][];
    for (const what of chosen) {
      log.push(what);
      await happen[what]();
    }
    const sure = retryUntilAnswered((message) => line.send(message, "kept"));
    for (const trial of [a, b] satisfies FakePayment[]) await trial.finish(sure);
    await ledgers.letTimePass(orderId);
    const end = await ledgers.lastDifference(standIn, orderId);
    return { ...end, killed, log: `life ${at} of ${standIn.provider}: ${log.join(", ")}` };
  }

  test(
    `[R11] [PY-3] [PY-5] ${PAYMENTS_PER_PROVIDER} payments per provider with lost and repeated messages and killed processes: the ledgers agree or a refund is due`,
    async () => {
      const wrong: string[] = [];
      const findProgress = ({ provider }: FakeProvider) =>
        (progress.done[provider] ??= { lives: 0, kills: 0, held: 0, due: 0 });
      const formatProgress = (standIn: FakeProvider) => {
        const { lives, kills, held, due } = findProgress(standIn);
        const found = wrong.filter((text) => text.includes(` of ${standIn.provider}: `)).length;
        return `R11 ${standIn.provider}: ${lives} of ${PAYMENTS_PER_PROVIDER} lives, ${kills} kills before the answer, ${held} paid, ${due} due, ${found} differences`;
      };
      async function simulatePaymentsUntil(standIn: FakeProvider, until: number): Promise<void> {
        const seen = findProgress(standIn);
        let next = seen.lives;
        await Promise.all(
          guests.map(async (token) => {
            while (next < until) {
              const at = next++;
              const end = await simulatePayment(standIn, at, token);
              if (end.text !== null) wrong.push(`${end.log}: ${end.text}`);
              seen.lives += 1;
              seen.kills += end.killed;
              seen.held += Number(end.bill === "paid");
              seen.due += Number(end.bill === "refund_due" || end.payments.includes("late"));
            }
          }),
        );
        if (wrong.length === 0) save(progress);
        printLoadTestProgress(() => formatProgress(standIn));
      }
      // The loop runs a block of payments for each provider in turn, so that an interrupted run has covered every
      // provider.
      for (
        let until = PAYMENTS_PER_BLOCK;
        until < PAYMENTS_PER_PROVIDER + PAYMENTS_PER_BLOCK;
        until += PAYMENTS_PER_BLOCK
      )
        for (const standIn of standIns) {
          await simulatePaymentsUntil(standIn, Math.min(until, PAYMENTS_PER_PROVIDER));
          expect(wrong, `SEED=${progress.seed}`).toEqual([]);
        }
      for (const standIn of standIns) printLoadTestFigure(formatProgress(standIn));
      save(null);
    },
    scaleTime(6 * 3_600_000),
  );
});
