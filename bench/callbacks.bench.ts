// Compares payment callbacks per second over HTTP with plain statements through `pg` that write the same rows.
import { join } from "node:path";
import { readDemoPayments } from "@dasturxon/providers/payments/demo-accounts";
import { parseSessionToken } from "../apps/server/src/platform/http/session/token.ts";
import type {
  MinimalCallbackLoad,
  CallbackLoad,
  PaymentCallbackResult,
  UnpaidOrder,
} from "./callback-load.ts";
import type { FillInput } from "./installation.ts";
import type { CaptureOrdersReply, CaptureOrdersInput, OrderLoad } from "./order-capture.ts";
import { startPostgres } from "./postgres.ts";
import { formatAgainstLimit, printTable, formatWholeNumber } from "./print-table.ts";
import { runChildScript } from "./run-child.ts";
import { isQuickBenchmarkRun, chooseFullOrQuickValue } from "./sizes.ts";
import { createEnvironment, startServer } from "./start-server.ts";
import { median, formatSpread } from "./statistics.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

const MIN_THROUGHPUT_SHARE = 0.4;
const ROUNDS = chooseFullOrQuickValue(5, 1);
/** Number of orders per round that are paid through the product, and again through the plain statements. */
const ORDERS_PER_ROUND = chooseFullOrQuickValue(400, 20);
const CONNECTION_COUNTS = [1, 16];
const BRAND_KEY = "menu300";

const calculateCallbacksPerSecond = ({ callbacks, seconds }: PaymentCallbackResult) => callbacks / seconds;

async function measureCallbacks(): Promise<Record<string, string | number>[] | null> {
  using folder = createTemporaryFolder();
  await using postgres = await startPostgres();
  if (!postgres) return null;
  const store = { dataDir: folder.path, databaseUrl: await postgres.database("callbacks") };
  const env = createEnvironment(store);
  await runChildScript("fill", {
    input: { menus: [300], from: 0, to: 0 } satisfies FillInput,
    env,
  });
  const file = join(folder.path, "statements");
  const wanted: CaptureOrdersInput = { brand: BRAND_KEY, customers: 16, file };
  const { shoppers } = await runChildScript<CaptureOrdersReply>("capture-orders", { input: wanted, env });
  const merchantId = parseSessionToken(shoppers[0]?.token ?? "")?.merchantId;
  if (!merchantId) throw new Error("a shopper has no token");
  await using server = await startServer(store);
  const { payme } = readDemoPayments({ port: server.port, text: () => undefined, address: () => null });
  const placeUnpaidOrders = () => {
    const input: OrderLoad = { port: server.port, asks: "orders", shoppers, count: ORDERS_PER_ROUND };
    return runChildScript<UnpaidOrder[]>("place-online-orders", { input });
  };

  async function measureRound(connections: number): Promise<{ product: number; bare: number }> {
    const told = { brand: BRAND_KEY, merchantId: merchantId ?? "", key: payme.key, connections };
    const load: CallbackLoad = { ...told, port: server.port, orders: await placeUnpaidOrders() };
    const bare: MinimalCallbackLoad = { ...load, orders: await placeUnpaidOrders() };
    return {
      product: calculateCallbacksPerSecond(
        await runChildScript<PaymentCallbackResult>("pay-by-callbacks", { input: load }),
      ),
      bare: calculateCallbacksPerSecond(
        await runChildScript<PaymentCallbackResult>("pay-by-statements", { input: bare, env }),
      ),
    };
  }

  const rows: Record<string, string | number>[] = [];
  for (const connections of CONNECTION_COUNTS) {
    await measureRound(connections);
    const rounds: { product: number; bare: number }[] = [];
    for (let at = 0; at < ROUNDS; at += 1) rounds.push(await measureRound(connections));
    const shares = rounds.map(({ product, bare }) => product / bare);
    const share = median(shares);
    rows.push({
      connections,
      "bare/s": formatWholeNumber(median(rounds.map(({ bare }) => bare))),
      "a second": formatWholeNumber(median(rounds.map(({ product }) => product))),
      "of bare": `${share.toFixed(2)}, ${formatAgainstLimit(share, { least: MIN_THROUGHPUT_SHARE })}`,
      rounds: formatSpread(shares),
    });
  }
  return rows;
}

const rows = await measureCallbacks();
if (rows)
  printTable("Payme's callbacks (check, create, perform) against bare statements, ≥ 0.4 of them", rows);
else process.stdout.write("There is no PostgreSQL on this machine: callbacks are measured on one only.\n");
if (isQuickBenchmarkRun) process.stdout.write("Quick: few callbacks, hardly warm.\n");
