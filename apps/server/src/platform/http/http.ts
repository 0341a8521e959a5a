import type { Endpoint } from "@dasturxon/contract/endpoint";
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from "fastify";
import type { AdmissionGate } from "../admission/index.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/index.ts";
import type { SessionAuthenticator, MerchantDirectory } from "./call.ts";
import type { ContentWriteTracker } from "./content-writes.ts";
import type { AdmissionControl } from "./connection/admission-control.ts";
import type { EventStreams } from "./stream/event-streams.ts";
import type { OpenConnections } from "./connection/open-connections.ts";
import type { PreviewReads } from "./session/preview-reads.ts";
import type { RateLimit } from "./limits/rate-limit.ts";
import type { RequestCounts } from "./connection/request-counts.ts";
import type { IdleCompression } from "./reply/idle-compression.ts";
import type { ResponseCache } from "./reply/response-cache.ts";

/** Parts of the HTTP server, used by `bind.ts` and the pages of the store. */
export interface Http {
  app: FastifyInstance;
  log: FastifyBaseLogger;
  db: Database;
  clock: Clock;
  merchants: MerchantDirectory;
  authenticate: SessionAuthenticator;
  /** All endpoints that have been bound to a handler so far. */
  bound: Endpoint[];
  /** Returns a rate limit shared by all processes. Default of `points`: the limit of calls. Null if there is none. */
  limitOf(name: string, points?: number, seconds?: number): RateLimit | null;
  /** Limits concurrent calls. Calls beyond the limit wait briefly or are refused. */
  gate: AdmissionGate;
  /** Requests a concurrency slot for calls as they arrive from the network. */
  entrance: AdmissionControl;
  counts: RequestCounts;
  responseCache: ResponseCache;
  /** Compresses prepared responses that are requested often once more, while the process is idle. */
  idleCompression: IdleCompression;
  streams: EventStreams;
  connections: OpenConnections;
  /** Previews of unsaved changes for staff. Null if previews are disabled. */
  previews: PreviewReads | null;
  /** Secret that the server sends with its own calls, so that rate limits do not count them. */
  internalKey: string;
  /** True until all background tasks have started. The process is not ready until then. */
  isStarting: boolean;
  /**
   * True from the first stop signal on. The process is then not ready, does not use the response cache, and closes
   * connections.
   */
  isDraining: boolean;
  /** Tracks staff requests that change content. Their responses wait until other processes have received the event. */
  contentWrites: ContentWriteTracker;
  /** Invalidates all caches of a brand. Called when the brand's content changes. */
  invalidate(merchantId: string): void;
  /** Functions that `invalidate` calls with the brand's id, to drop cached pages. */
  onInvalidate: ((merchantId: string) => void)[];
}

/** Returns whether the server itself sent the call, to render a page. Such calls are not rate limited. */
export function isInternalCall(http: Http, request: FastifyRequest): boolean {
  return request.headers["x-internal-key"] === http.internalKey;
}
