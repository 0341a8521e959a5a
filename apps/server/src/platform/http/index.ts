export { isFromHere } from "./connection/from-here.ts";
export { sendRefusal } from "./reply/answer-errors.ts";
export { serveApiDocument } from "./reply/api-document.ts";
export { bind, bindTransaction } from "./bind.ts";
export type {
  Authenticate,
  Call,
  BrandOfHost,
  HostQuestion,
  Merchant,
  MerchantDirectory,
  RefusedBy,
  Session,
  SessionQuestion,
} from "./call.ts";
export { branchesFor, isCourier } from "./call.ts";
export { createHttp } from "./create-http.ts";
export { encodeReply } from "./reply/encode-reply.ts";
export { events } from "./stream/event-stream.ts";
export { type Figure, serveHealth } from "./connection/health.ts";
export type { Http } from "./http.ts";
export { idempotently } from "./reply/idempotently.ts";
export { serveConsole } from "./pages/console-pages.ts";
export type { BrandFacts } from "./pages/page-facts.ts";
export type { PageSources } from "./pages/page-policy.ts";
export { servePages, type ServePagesOptions } from "./pages/serve-pages.ts";
export { loadStoreBuild, type StoreBuild } from "./pages/store-build.ts";
export { prepareReply } from "./reply/prepared-reply.ts";
export type { PreparedReply } from "./reply/prepared-reply.ts";
export { deleteRateCounts } from "./queries.ts";
export { RefusalError } from "./input/json-body.ts";
export { limitDifferent } from "./limits/limit-different.ts";
export { networkOf, widerNetworkOf } from "./limits/rate-limit.ts";
export type { RateLimit } from "./limits/rate-limit.ts";
export { isRefused, refuse, refusedField, undoAndRefuse } from "./reply/refusal.ts";
export type { Refusal } from "./reply/refusal.ts";
export { createResumableStream } from "./stream/resumable.ts";
export { hostQuestion } from "./session/resolve-merchant.ts";
export { findSession } from "./session/resolve-session.ts";
export { SentReply } from "./reply/sent-reply.ts";
export { sendPrepared } from "./reply/send-prepared.ts";
export { sharedReply } from "./reply/shared-reply.ts";
export { closeOnSignals, drain } from "./connection/shutdown.ts";
export { createSerialRunner, patiently } from "./stream/stream-reading.ts";
export { mintToken, readToken } from "./session/token.ts";
