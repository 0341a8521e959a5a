import type { Tx } from "../../database/index.ts";
import type { Merchant } from "../call.ts";

/** Previews of unsaved changes for staff. A read with the token of a preview returns the data as if they were saved. */
export interface PreviewReads {
  /** Name of the query parameter with the token of a preview. */
  parameter: string;
  /**
   * Returns the brand that a preview token names, if this brand is not created yet. Such previews are served only on
   * the preview host. Null on other hosts and for malformed tokens. `read` verifies the token.
   */
  unfinishedBrand(of: { host: string; token: string }): Merchant | null;
  /** Runs the work in a transaction with the changes of the draft and rolls it back. Null for an unknown preview. */
  read<T>(
    of: { merchantId: string; token: string },
    work: (tx: Tx) => Promise<T>,
  ): Promise<{ found: T; framedBy: string } | null>;
}
