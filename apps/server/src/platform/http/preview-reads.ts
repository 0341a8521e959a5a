import type { Tx } from "../database/index.ts";
import type { Merchant } from "./call.ts";

/** What staff look at before it is saved: a guest's reads that bear its word are answered as they will be then. */
export interface Previews {
  /** The parameter whose word names a preview. */
  parameter: string;
  /** The brand of a word that is said at the host of brands that begin: it is there in its preview alone; null elsewhere. */
  begunAt(of: { host: string; word: string }): Merchant | null;
  /** Does the work in a transaction that has all of it written, and takes it back; null: there is no such preview. */
  read<T>(
    of: { merchantId: string; word: string },
    work: (tx: Tx) => Promise<T>,
  ): Promise<{ found: T; framedBy: string } | null>;
}
