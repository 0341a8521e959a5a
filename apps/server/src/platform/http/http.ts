import type { Endpoint } from "@dasturxon/contract/endpoint";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/index.ts";
import type { Authenticate, MerchantDirectory } from "./call.ts";
import type { EventStreams } from "./event-stream.ts";
import type { RequestCounts } from "./request-counts.ts";
import type { Shelf } from "./shelf.ts";

/** What the HTTP side of the process consists of; `bind` and the pages work on it. */
export interface Http {
  app: FastifyInstance;
  log: FastifyBaseLogger;
  db: Database;
  clock: Clock;
  merchants: MerchantDirectory;
  authenticate: Authenticate;
  /** Every endpoint bound so far. */
  bound: Endpoint[];
  counts: RequestCounts;
  shelf: Shelf;
  streams: EventStreams;
  /** Goes with the server's own calls, so that they are not counted as a visitor's. */
  internalKey: string;
  /** True from the first signal to stop: not ready, no reply from the shelf, connections close. */
  isDraining: boolean;
  /** Drops what is kept of a brand; called when the brand's content changes. */
  forget(merchantId: string): void;
  /** Called by `forget` besides: the kept pages. */
  onForget: ((merchantId: string) => void)[];
}
