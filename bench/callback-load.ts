/** Order that awaits payment by Payme, and its total in tiyin. */
export interface UnpaidOrder {
  id: string;
  tiyin: number;
}

/** Load of Payme callbacks over several connections. Each order takes three calls: check, create and perform. */
export interface CallbackLoad {
  port: number;
  brand: string;
  merchantId: string;
  key: string;
  orders: UnpaidOrder[];
  connections: number;
}

/** Input of `children/pay-by-statements.ts`, which executes the callbacks as plain SQL statements. */
export type MinimalCallbackLoad = Pick<CallbackLoad, "merchantId" | "orders" | "connections">;

export interface PaymentCallbackResult {
  callbacks: number;
  seconds: number;
}

/** Number of Payme calls that pay one order. */
export const CALLBACKS_PER_ORDER = 3;

/** Processes all items, `atOnce` of them concurrently. Resolves to the seconds that it took. */
export async function processConcurrently<T>(
  things: readonly T[],
  { atOnce, work }: { atOnce: number; work(thing: T): Promise<void> },
): Promise<number> {
  const left = things.values();
  const start = performance.now();
  const processRemaining = async () => {
    for (const thing of left) await work(thing);
  };
  await Promise.all(Array.from({ length: atOnce }, processRemaining));
  return (performance.now() - start) / 1000;
}
