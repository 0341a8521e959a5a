/** An order that waits to be paid by Payme, and how much it costs in tiyin. */
export interface UnpaidOrder {
  id: string;
  tiyin: number;
}

/** What Payme is told to pay, over so many connections: three calls an order, check, create and perform. */
export interface CallbackLoad {
  port: number;
  brand: string;
  merchantId: string;
  key: string;
  orders: UnpaidOrder[];
  connections: number;
}

/** The same by bare statements. */
export type BareCallbackLoad = Pick<CallbackLoad, "merchantId" | "orders" | "connections">;

export interface CallbackResult {
  callbacks: number;
  seconds: number;
}

/** Calls of Payme's that pay one order. */
export const CALLBACKS = 3;

/** Does the work with each of the things, so many at a time. */
export async function eachAtOnce<T>(
  things: readonly T[],
  { atOnce, work }: { atOnce: number; work(thing: T): Promise<void> },
): Promise<number> {
  const left = things.values();
  const start = performance.now();
  const drain = async () => {
    for (const thing of left) await work(thing);
  };
  await Promise.all(Array.from({ length: atOnce }, drain));
  return (performance.now() - start) / 1000;
}
