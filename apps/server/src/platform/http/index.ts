export { getDisconnectSignal } from "./connection/disconnect-signal.ts";
export { isFromThisMachine } from "./connection/from-here.ts";
export { sendRefusal } from "./reply/answer-errors.ts";
export { serveApiDocument } from "./reply/api-document.ts";
export { bindEndpoint, bindTransactionalEndpoint } from "./bind.ts";
export type {
  SessionAuthenticator as Authenticate,
  Call,
  HostBrand,
  RequestBrandHints as BrandHints,
  Merchant,
  MerchantDirectory,
  EndpointRefusal,
  Session,
  SessionLookup,
} from "./call.ts";
export { selectAllowedBranches, isCourier } from "./call.ts";
export { createHttp } from "./create-http.ts";
export { encodeReply } from "./reply/encode-reply.ts";
export { createEventStream } from "./stream/event-stream.ts";
export { type MetricDefinition, serveHealth } from "./connection/health.ts";
export type { Http } from "./http.ts";
export { moveIdempotencyKeys } from "./reply/idempotency-of.ts";
export { writeIdempotently } from "./reply/idempotently.ts";
export { serveConsole } from "./pages/console-pages.ts";
export type { BrandFacts } from "./pages/page-facts.ts";
export type { PageSources } from "./pages/page-policy.ts";
export { servePages, type ServePagesOptions } from "./pages/serve-pages.ts";
export { loadStoreBuild, type StoreBuild } from "./pages/store-build.ts";
export { prepareReply } from "./reply/prepared-reply.ts";
export type { PreparedReply } from "./reply/prepared-reply.ts";
export { deleteRateCounts } from "./queries.ts";
export { RefusalError } from "./input/json-body.ts";
export { limitDistinctValues } from "./limits/limit-different.ts";
export { networkFromAddress, widerNetworkFromNetwork } from "./limits/rate-limit.ts";
export type { RateLimit } from "./limits/rate-limit.ts";
export {
  isRefusal as isRefused,
  refuse,
  refusedFieldName,
  rollBackAndRefuse as undoAndRefuse,
} from "./reply/refusal.ts";
export type { Refusal } from "./reply/refusal.ts";
export { createResumableStream } from "./stream/resumable.ts";
export { readBrandHints } from "./session/resolve-merchant.ts";
export { findSession } from "./session/resolve-session.ts";
export { EncodedReply } from "./reply/sent-reply.ts";
export { sendPreparedReply } from "./reply/send-prepared.ts";
export { prepareSharedReply } from "./reply/shared-reply.ts";
export { closeOnSignals, drainServer } from "./connection/shutdown.ts";
export { createSerialRunner, readWithRetries } from "./stream/stream-reading.ts";
export { createToken, parseSessionToken as readToken } from "./session/token.ts";
