import type { Tx } from "../../database/index.ts";
import type { Merchant } from "../call.ts";

/** Previews of unsaved changes for staff. A read with the word of a preview returns the data as if they were saved. */
export interface Previews {
  /** Name of the query parameter with the word of a preview. */
  parameter: string;
  /** Returns the brand being set up on the host for such brands, where only its preview exists. Otherwise null. */
  begunAt(of: { host: string; word: string }): Merchant | null;
  /** Runs the work in a transaction with the changes of the draft and rolls it back. Null for an unknown preview. */
  read<T>(
    of: { merchantId: string; word: string },
    work: (tx: Tx) => Promise<T>,
  ): Promise<{ found: T; framedBy: string } | null>;
}
