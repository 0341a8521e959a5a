import type { HostName } from "@dasturxon/domain/host-name";
import type {
  Endpoint,
  EndpointParsedInput,
  EndpointRefusalCode,
  EndpointReply,
} from "@dasturxon/contract/endpoint";
import { worksInBranch } from "@dasturxon/domain/staff-rank";
import type { FastifyBaseLogger } from "fastify";
import type { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Database, Tx } from "../database/index.ts";
import type { EventStream } from "./stream/event-stream.ts";
import type { EncodedReply } from "./reply/sent-reply.ts";
import type { PreparedReply } from "./reply/prepared-reply.ts";
import type { Refusal } from "./reply/refusal.ts";

/** A brand, with the fields used by the platform. Provided by the merchants module. */
export interface Merchant {
  id: string;
  key: string;
  isActive: boolean;
  isDeleted: boolean;
  /** Version of guest-visible content, incremented by every change. Part of all cache keys. */
  contentVersion: string;
  /** Whether staff preview unsaved changes. If true, responses are not cached. */
  isPreview?: boolean;
}

/** Fields of a request that identify the brand, besides an id [BR-1, BR-4]. */
export interface RequestBrandHints {
  /** Host in lower case, without port. */
  host: string;
  vendor: string | null;
  /** Brand that the visitor chose earlier, from the cookie `vendor`. */
  stored: string | null;
  /** Value of the cookie `page`: 1, 2 or 3. */
  page: number | null;
}

export interface HostBrand {
  merchant: Merchant;
  isNamed: boolean;
  /** True if several brands share the host, by numbered paths such as `/2` or because it names no brand [BR-4, BR-11]. */
  isShared?: boolean;
}

/** Finds brands. `isNamed` is true if the host names the brand, so that no other source may contradict it [AP-4]. */
export interface MerchantDirectory {
  byId(id: string): Promise<Merchant | null> | Merchant | null;
  byHost(question: RequestBrandHints): Promise<HostBrand | null> | HostBrand | null;
  /** Whether the host belongs to the platform or to a brand. Outside of production every host does. */
  servesHost(host: HostName): Promise<boolean> | boolean;
}

export type SessionKind = "customer" | "staff" | "platform";

/** Session of a customer, a member of staff or an administrator. Administrators have the platform's id as brand. */
export interface Session {
  kind: SessionKind;
  merchantId: string;
  /** Id of the signed-in customer, member of staff or administrator. */
  id: string;
  role: string;
  name: string | null;
  /** Branches that a member of staff works in. Null for all branches of the brand. */
  branchIds: readonly string[] | null;
  /** Name of the paired device of the session. Undefined for an ordinary browser. */
  device?: string | null;
  tokenHash: Buffer;
}

/** Returns the requested branches that the session may access, or null for all. [US-8] */
export function selectAllowedBranches(
  { branchIds }: Session,
  branchId: string | undefined,
): readonly string[] | null {
  if (branchId === undefined) return branchIds;
  return worksInBranch(branchIds, branchId) ? [branchId] : [];
}

/** Returns whether the role and branches of a session are unchanged. [US-8] */
export const hasSameRoleAndBranches = (one: Session, other: Session): boolean =>
  one.role === other.role && String(one.branchIds) === String(other.branchIds);

/** Whether the session belongs to a courier, who has no access to guests' names, reservations and the menu [US-8]. */
export const isCourier = ({ role }: Pick<Session, "role">): boolean => role === "courier";

export interface SessionLookup {
  kind: SessionKind;
  merchantId: string;
  tokenHash: Buffer;
}

/**
 * Returns a valid session, or null if it does not exist, has expired, or the person's account is disabled. Uses the
 * transaction of the caller if it belongs to the brand, otherwise a new one.
 */
export type SessionAuthenticator = (question: SessionLookup, tx?: Tx) => Promise<Session | null>;

/** Metadata of a request. */
export interface RequestInfo {
  requestId: string;
  ip: string;
  userAgent: string;
  /** Host with port, as in the visitor's browser. */
  host: string;
  isSecure: boolean;
}

/** Key of an idempotent write, used by `writeIdempotently`. */
export interface IdempotencyKey {
  merchantId: string;
  principal: string;
  /** Method and path of the endpoint that the key belongs to. Several endpoints may share their keys. */
  route: string;
  key: string;
  requestHash: string;
  /** Seconds for which a key derived from session and request is valid. Undefined if the client sent the key. */
  equalWithin?: number;
}

type EndpointMerchant<E extends Endpoint> = E["scope"] extends "platform" ? Merchant | null : Merchant;
type EndpointSession<E extends Endpoint> = E["auth"] extends "none" ? null : Session;

/** Argument of an endpoint's handler: the API call with its parsed input, brand and session. */
export interface Call<E extends Endpoint = Endpoint> {
  endpoint: E;
  merchant: EndpointMerchant<E>;
  session: EndpointSession<E>;
  params: EndpointParsedInput<E>["params"];
  query: EndpointParsedInput<E>["query"];
  headers: EndpointParsedInput<E>["headers"];
  body: EndpointParsedInput<E>["body"];
  info: RequestInfo;
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Abort signal of the request: aborted when the client disconnects, and after 10 s. */
  signal: AbortSignal;
  /** Number of the last event that a reconnecting client has received. Null if the client sent none. */
  lastEventId: string | null;
  idempotency: IdempotencyKey | null;
  /**
   * Returns the session of a call that does not require one. Default kind: customer. Each invocation queries the
   * database, in `tx` if given.
   */
  findSession(kind?: SessionKind, tx?: Tx): Promise<Session | null>;
  /** Returns the hash of the customer's token that the browser sent, also if its session has ended. Null without one. */
  readCustomerTokenHash(): Buffer | null;
  /** Sets the session cookie of the given kind (customer, staff or administrator) to the token. */
  setSessionCookie(kind: SessionKind, token: string, expiresAt: Date): void;
  clearSessionCookie(kind: SessionKind): void;
  /**
   * Expires the customer's session cookie and `lang`. Expires `page` and `vendor` too, unless they are needed to
   * identify the brand.
   */
  clearCustomerCookies(): Promise<void>;
  /** Returns a cookie that only the server reads, or null if the browser sent none. */
  readHostCookie(name: string): string | null;
  setHostCookie(name: string, value: string, expiresAt: Date): void;
}

/** The part of a call that is known before its transaction begins. The session has not been checked yet. */
export type CallBeforeTransaction<E extends Endpoint> = Pick<
  Call<E>,
  "merchant" | "params" | "query" | "headers" | "body" | "info" | "db" | "clock" | "findSession"
>;

/**
 * Refusal codes that every call may return in addition to those that its endpoint declares. The API document lists the
 * same codes.
 */
type CommonRefusalCode = "bad_request" | "unauthorized" | "forbidden" | "too_many_requests";

/** Refusal that the endpoint declares or that any call may return. */
export type EndpointRefusal<E extends Endpoint> = Refusal<EndpointRefusalCode<E> | CommonRefusalCode>;

export type EndpointAnswer<E extends Endpoint> =
  | z.input<E["reply"]>
  | EndpointRefusal<E>
  | EncodedReply<EndpointReply<E>>
  | PreparedReply
  | EventStream<z.input<E["reply"]>>;

/** Type of all refusals that an answer type contains. */
export type RefusalPart<A> = Extract<A, Refusal>;

export type EndpointHandler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<EndpointAnswer<E>> | EndpointAnswer<E>;
