import type { Tx } from "../database/index.ts";

/** What staff look at before it is saved: a guest's reads that bear its word are answered as they will be then. */
export interface Previews {
  /** The parameter whose word names a preview. */
  parameter: string;
  /** Does the work in a transaction that has all of it written, and takes it back; null: there is no such preview. */
  read<T>(
    of: { merchantId: string; word: string },
    work: (tx: Tx) => Promise<T>,
  ): Promise<{ found: T; framedBy: string } | null>;
}
