// What is done when more is asked than can be done: orders beyond the peak, storms of reads, a brand beside another.
import { join } from "node:path";
import type { Filling } from "./installation.ts";
import { type Answered, type Offer, offerAll } from "./offer.ts";
import type { CaptureReply, CaptureRequest, Shopper } from "./order-capture.ts";
import { startPostgres } from "./postgres.ts";
import { against, printTable, whole } from "./print-table.ts";
import { runChild } from "./run-child.ts";
import { isQuick, size } from "./sizes.ts";
import { environmentOf, startServer } from "./start-server.ts";
import { median, spread } from "./statistics.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const MENUS = [300, 299];
const [A, B] = ["menu300", "menu299"];
const CUSTOMERS = 64;
const ROUNDS = size(5, 1);
const SECONDS = size(10, 3);
const PATIENCE = 1_000;
/** Side by side: more than can be done at once, so that nothing lies idle. */
const PEAK = 16;
const STORM = 64;
/** Orders a second of a brand that is not in a hurry. */
const CALM = 4;

using folder = temporaryFolder();
await using postgres = await startPostgres();
if (postgres) await measure(await postgres.database("overload"));
else process.stdout.write("There is no PostgreSQL on this machine: nothing was measured.\n");

async function measure(databaseUrl: string): Promise<void> {
  const store = { dataDir: folder.path, databaseUrl };
  const env = environmentOf(store);
  await runChild("fill", { input: { menus: MENUS, from: 0, to: 0 } satisfies Filling, env });
  const shoppersOf = async (brand: string): Promise<Shopper[]> => {
    const input: CaptureRequest = { brand, customers: CUSTOMERS, file: join(folder.path, "statements") };
    return (await runChild<CaptureReply>("capture-orders", { input, env })).shoppers;
  };
  const shoppers = { [A]: await shoppersOf(A), [B]: await shoppersOf(B) };
  await using server = await startServer(store);
  const make = (...offers: Omit<Offer, "shoppers">[]) =>
    offerAll(
      offers.map((one) => ({ ...one, shoppers: shoppers[one.brand] ?? [] })),
      { port: server.port, seconds: SECONDS, patience: PATIENCE },
    );
  const orders = (brand: string, pace: Offer["pace"]) => ({ brand, asks: "orders" as const, pace });
  // Compiled code, open connections, plans.
  for (const brand of [B, A]) await make(orders(brand, { parallel: PEAK }));
  await beyondThePeak(make);
  await besideOthers(make);
}

type Make = (...offers: Omit<Offer, "shoppers">[]) => Promise<Answered[]>;

/** Orders of one brand at the peak, twice and five times as many, in turns. */
async function beyondThePeak(make: Make): Promise<void> {
  const rounds: { peak: Answered; twice: Answered; fivefold: Answered }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = async (pace: Offer["pace"]) => only(await make({ brand: A, asks: "orders", pace }));
    const before = await at({ parallel: PEAK });
    const perSecond = goodput(before);
    const twice = await at({ perSecond: 2 * perSecond });
    const fivefold = await at({ perSecond: 5 * perSecond });
    const after = await at({ parallel: PEAK });
    // The machine may have changed meanwhile: the better of the two is the peak.
    rounds.push({ peak: goodput(after) > perSecond ? after : before, twice, fivefold });
  }
  const rowOf = (name: string, pick: (round: (typeof rounds)[number]) => Answered, least: number | null) => {
    const shares = rounds.map((round) => goodput(pick(round)) / goodput(round.peak));
    const refused = rounds.map((round) => pick(round).refusedP95);
    const hasRefused = rounds.some((round) => pick(round).refused > 0);
    return {
      offered: name,
      "a second": whole(median(rounds.map((round) => pick(round).offered / pick(round).seconds))),
      "orders/s in time": median(rounds.map((round) => goodput(pick(round)))).toFixed(1),
      "of the peak": median(shares).toFixed(2),
      rounds: spread(shares),
      limit: least === null ? "" : `≥ ${least}: ${against(median(shares), { least })}`,
      "p95 ms": whole(median(rounds.map((round) => pick(round).p95))),
      late: totalOf(rounds.map((round) => pick(round).late)),
      refused: totalOf(rounds.map((round) => pick(round).refused)),
      "refusals' p95 ms": hasRefused ? whole(median(refused)) : "",
      "limit 50 ms": hasRefused ? against(median(refused), { most: 50 }) : "",
      "no Retry-After": totalOf(rounds.map((round) => pick(round).withoutRetryAfter)),
      wrong: wrongOf(rounds.map(pick)),
    };
  };
  printTable(`Orders of one brand; in time is within ${PATIENCE} ms`, [
    rowOf("peak (closed)", ({ peak }) => peak, null),
    rowOf("2 × (open)", ({ twice }) => twice, 0.9),
    rowOf("5 × (open)", ({ fivefold }) => fivefold, 0.8),
  ]);
}

/** A few orders alone, then beside a storm of reads, and beside another brand's orders. */
async function besideOthers(make: Make): Promise<void> {
  const calm = { brand: B, asks: "orders", pace: { perSecond: CALM } } as const;
  const storms = {
    "64 readers of the same brand": { brand: B, asks: "reads", pace: { parallel: STORM } },
    "64 parallel orders of another brand": { brand: A, asks: "orders", pace: { parallel: STORM } },
  } as const;
  const rows = [];
  for (const [name, storm] of Object.entries(storms)) {
    const found: { alone: Answered; beside: Answered; storm: Answered }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const alone = only(await make(calm));
      const [beside, other] = await make(calm, storm);
      if (beside && other) found.push({ alone, beside, storm: other });
    }
    const ratios = found.map(({ alone, beside }) => beside.p95 / alone.p95);
    rows.push({
      "orders beside": name,
      "alone p95 ms": whole(median(found.map(({ alone }) => alone.p95))),
      "p95 ms": whole(median(found.map(({ beside }) => beside.p95))),
      ratio: median(ratios).toFixed(2),
      rounds: spread(ratios),
      "of limit 2 ×": against(median(ratios), { most: 2 }),
      "in time": `${totalOf(found.map(({ beside }) => beside.inTime))} of ${totalOf(found.map(({ beside }) => beside.offered))}`,
      "storm/s": whole(median(found.map(({ storm: other }) => goodput(other)))),
      "storm refused/s": whole(median(found.map(({ storm: other }) => other.refused / other.seconds))),
      wrong: wrongOf(found.flatMap(({ beside, storm: other }) => [beside, other])),
    });
  }
  printTable(`${CALM} orders a second beside a storm that asks again as soon as it is answered`, rows);
  if (isQuick) process.stdout.write("Quick: one short round.\n");
}

function goodput({ inTime, seconds }: Answered): number {
  return inTime / seconds;
}

function only([first]: Answered[]): Answered {
  if (!first) throw new Error("nothing was answered");
  return first;
}

function totalOf(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function wrongOf(found: Answered[]): string {
  const all = new Map<string, number>();
  for (const { wrong } of found)
    for (const [what, times] of Object.entries(wrong)) all.set(what, (all.get(what) ?? 0) + times);
  return [...all].map(([what, times]) => `${what}: ${times}`).join(", ") || "none";
}
