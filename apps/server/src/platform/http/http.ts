import type { Endpoint } from "@dasturxon/contract/endpoint";
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from "fastify";
import type { Gate } from "../admission/index.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/index.ts";
import type { Authenticate, MerchantDirectory } from "./call.ts";
import type { ContentWrites } from "./content-writes.ts";
import type { Entrance } from "./entrance.ts";
import type { EventStreams } from "./event-streams.ts";
import type { OpenConnections } from "./open-connections.ts";
import type { Previews } from "./preview-reads.ts";
import type { RateLimit } from "./rate-limit.ts";
import type { RequestCounts } from "./request-counts.ts";
import type { ResponseCache } from "./response-cache.ts";

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
  /** A limit by the minute that all processes share, of all calls unless `points` says otherwise; null: none. */
  limitOf(name: string, points?: number, seconds?: number): RateLimit | null;
  /** What every call passes before it costs anything: few inside, the rest refused at once. */
  gate: Gate;
  /** Where calls ask the gate as they come in from the network. */
  entrance: Entrance;
  counts: RequestCounts;
  responseCache: ResponseCache;
  streams: EventStreams;
  connections: OpenConnections;
  /** What staff look at before it is saved; null: nothing can be. */
  previews: Previews | null;
  /** Goes with the server's own calls, so that they are not counted as a visitor's. */
  internalKey: string;
  /** True until all that works behind the scenes has begun: not ready. */
  isStarting: boolean;
  /** True from the first signal to stop: not ready, no reply from the response cache, connections close. */
  isDraining: boolean;
  /** Tracks staff requests that change content; their responses wait until other processes have received the event. */
  contentWrites: ContentWrites;
  /** Drops what is kept of a brand; called when the brand's content changes. */
  invalidate(merchantId: string): void;
  /** Called by `forget` besides: the kept pages. */
  onInvalidate: ((merchantId: string) => void)[];
}

/** A call that the server makes to itself for a page: no visitor is counted for it. */
export function isOwnCall(http: Http, request: FastifyRequest): boolean {
  return request.headers["x-internal-key"] === http.internalKey;
}
