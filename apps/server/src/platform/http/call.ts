import type { HostName } from "@dasturxon/domain/host-name";
import type { Endpoint, ParsedOf, RefusalsOf, ReplyOf } from "@dasturxon/contract/endpoint";
import { worksIn } from "@dasturxon/domain/staff-rank";
import type { FastifyBaseLogger } from "fastify";
import type { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Database, Tx } from "../database/index.ts";
import type { EventStream } from "./event-stream.ts";
import type { Sent } from "./sent.ts";
import type { PreparedReply } from "./prepared-reply.ts";
import type { Refused } from "./refusal.ts";

/** A brand as the platform needs it; the merchants module supplies it. */
export interface Merchant {
  id: string;
  key: string;
  isActive: boolean;
  isDeleted: boolean;
  /** Raised by every change that a guest can see; part of every key of kept things. */
  contentVersion: string;
  /** Staff look at what is not saved: nothing of the answer is kept. */
  isPreview?: boolean;
}

/** What a request says about the brand it wants, besides an id [BR-1, BR-4]. */
export interface HostQuestion {
  /** Lower case, without port. */
  host: string;
  vendor: string | null;
  /** The stored choice: cookie `vendor`. */
  stored: string | null;
  /** Cookie `page`: 1, 2 or 3. */
  page: number | null;
}

export interface BrandOfHost {
  merchant: Merchant;
  isNamed: boolean;
  /** True if the host also serves other brands: it has several pages or does not name a brand [BR-4, BR-11]. */
  isShared?: boolean;
}

/** Finds brands; `isNamed` is true when the host itself names the brand, so that nothing else may differ [AP-4]. */
export interface MerchantDirectory {
  byId(id: string): Promise<Merchant | null> | Merchant | null;
  byHost(question: HostQuestion): Promise<BrandOfHost | null> | BrandOfHost | null;
  /** Is it a host of the platform or of a brand? Any host is, but in production. */
  servesHost(host: HostName): Promise<boolean> | boolean;
}

export type SessionKind = "customer" | "staff" | "platform";

/** A signed-in customer, member of staff or administrator; who is of no brand bears the platform's id for one. */
export interface Session {
  kind: SessionKind;
  merchantId: string;
  /** Id of the customer, the member of staff or the administrator. */
  id: string;
  role: string;
  name: string | null;
  /** The branches that a member of staff works in; null: all of the brand's. */
  branchIds: readonly string[] | null;
  /** The name of the paired device that it was opened on; without it: any browser. */
  device?: string | null;
  tokenHash: Buffer;
}

/** The branches that are told of: those asked for, as far as the session works in them; null: every one. [US-8] */
export function branchesFor({ branchIds }: Session, asked: string | undefined): readonly string[] | null {
  if (asked === undefined) return branchIds;
  return worksIn(branchIds, asked) ? [asked] : [];
}

/** Is what was true of a session still true of it? [US-8] */
export const isSameWork = (one: Session, other: Session): boolean =>
  one.role === other.role && String(one.branchIds) === String(other.branchIds);

/** Who only brings orders: guests' names, reservations and what is on sale are nothing to him [US-8]. */
export const isCourier = ({ role }: Pick<Session, "role">): boolean => role === "courier";

export interface SessionQuestion {
  kind: SessionKind;
  merchantId: string;
  tokenHash: Buffer;
}

/**
 * Looks a live session up; null when there is none, or it is over, or its owner is switched off. By the caller's
 * transaction where that is the brand's, else by one of its own.
 */
export type Authenticate = (question: SessionQuestion, tx?: Tx) => Promise<Session | null>;

/** About the request itself. */
export interface RequestInfo {
  requestId: string;
  ip: string;
  userAgent: string;
  /** Host with port, as the visitor sees it. */
  host: string;
  isSecure: boolean;
}

/** The key of a repeatable write; `idempotently` works on it. */
export interface IdempotencyKey {
  merchantId: string;
  principal: string;
  /** The call whose keys these are: its own, or the one that it shares them with. */
  route: string;
  key: string;
  requestHash: string;
  /** The client sent none: it is made of session and request, and counts for so many seconds. */
  equalWithin?: number;
}

type MerchantOf<E extends Endpoint> = E["scope"] extends "platform" ? Merchant | null : Merchant;
type SessionOf<E extends Endpoint> = E["auth"] extends "none" ? null : Session;

/** Everything that a handler receives. */
export interface Call<E extends Endpoint = Endpoint> {
  endpoint: E;
  merchant: MerchantOf<E>;
  session: SessionOf<E>;
  params: ParsedOf<E>["params"];
  query: ParsedOf<E>["query"];
  headers: ParsedOf<E>["headers"];
  body: ParsedOf<E>["body"];
  info: RequestInfo;
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Aborted at the request's deadline (10 s). */
  signal: AbortSignal;
  /** Where a reconnecting reader of events stopped. */
  lastEventId: string | null;
  idempotency: IdempotencyKey | null;
  /** The session of an open call that happens to be signed in, a customer's unless said; looked up when asked, by `tx`. */
  findSession(kind?: SessionKind, tx?: Tx): Promise<Session | null>;
  /** Puts the token into the session cookie besides; the kind follows the name of the cookie's owner. */
  setSessionCookie(kind: SessionKind, token: string, expiresAt: Date): void;
  clearSessionCookie(kind: SessionKind): void;
  /** Expires the customer's session cookie and `lang`, `page`, `vendor`, except the only one that selects the brand. */
  clearCustomerCookies(): Promise<void>;
  /** A cookie that only the server reads; null: the browser sent none. */
  readHostCookie(name: string): string | null;
  setHostCookie(name: string, value: string, expiresAt: Date): void;
}

/** What any handler may refuse with besides what its endpoint declares: the same as the document says of every call. */
type RefusedByAny = "bad_request" | "unauthorized" | "forbidden" | "too_many_requests";

/** A refusal that the endpoint declares, or that any call may meet. */
export type RefusedBy<E extends Endpoint> = Refused<RefusalsOf<E> | RefusedByAny>;

export type Answer<E extends Endpoint> =
  | z.input<E["reply"]>
  | RefusedBy<E>
  | Sent<ReplyOf<E>>
  | PreparedReply
  | EventStream<z.input<E["reply"]>>;

/** Of an answer, the refusals. */
export type RefusalIn<A> = Extract<A, Refused>;

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>> | Answer<E>;
