export { isFromHere } from "./from-here.ts";
export { sendRefusal } from "./answer-errors.ts";
export { serveApiDocument } from "./api-document.ts";
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
export { encodeReply } from "./encode-reply.ts";
export { events } from "./event-stream.ts";
export { type Figure, serveHealth } from "./health.ts";
export type { Http } from "./http.ts";
export { idempotently } from "./idempotently.ts";
export { serveConsole } from "./pages/console-pages.ts";
export type { BrandFacts } from "./pages/page-facts.ts";
export type { PageSources } from "./pages/page-policy.ts";
export { servePages, type ServePagesOptions } from "./pages/serve-pages.ts";
export { loadStoreBuild, type StoreBuild } from "./pages/store-build.ts";
export { prepareReply } from "./prepared-reply.ts";
export type { PreparedReply } from "./prepared-reply.ts";
export { deleteRateCounts } from "./queries.ts";
export { RefusalError } from "./json-body.ts";
export { limitDifferent } from "./limit-different.ts";
export { networkOf, widerNetworkOf } from "./rate-limit.ts";
export type { RateLimit } from "./rate-limit.ts";
export { isRefused, refuse, refusedField, undoAndRefuse } from "./refusal.ts";
export type { Refused } from "./refusal.ts";
export { resumable } from "./resumable.ts";
export { hostQuestion } from "./resolve-merchant.ts";
export { findSession } from "./resolve-session.ts";
export { Sent } from "./sent.ts";
export { sendPrepared } from "./send-prepared.ts";
export { sharedReply } from "./shared-reply.ts";
export { closeOnSignals, drain } from "./shutdown.ts";
export { oneByOne, patiently } from "./stream-reading.ts";
export { mintToken, readToken } from "./token.ts";
