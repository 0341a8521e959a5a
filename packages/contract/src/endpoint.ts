import type { StaffRole } from "@dasturxon/domain/staff-permission";
import type { z } from "zod";
import type { RefusalCode } from "./refusals.ts";

/** Who may call: anyone · a signed-in customer · a signed-in member of the brand's staff · a signed-in administrator. */
export type Auth = "none" | "token" | "staff" | "platform";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * Who goes first when more is asked than can be done: `vital` calls (a provider's word about a payment) are never
 * refused and never wait, then what an order hangs on, then quotes and other writes, then reads.
 */
export type Urgency = "vital" | "order" | "quote" | "read";

type Schema = z.ZodType;

/** One call of the API, declared once: it gives the server binding, the typed client and the OpenAPI document. */
export interface Endpoint {
  method: Method;
  /** Path below `/api`, parameters in braces: `/users/v1/branches/{id}`. */
  path: string;
  auth: Auth;
  /** Of the staff these alone; without it every role. */
  roles?: readonly StaffRole[];
  /** Who came in from the platform by the owner's consent may call it; of the staff's calls he may no other. */
  isForSupport?: boolean;
  summary: string;
  /** `merchant` (default): the call belongs to one brand; `platform`: it is answered without one. */
  scope?: "merchant" | "platform";
  /** Answered on hosts that no brand has for its own; on a brand's it is not found. No brand is ever meant. */
  isOnPlatformHost?: boolean;
  /** The path is the host's own, not below `/api`; the pages' server answers it. */
  isBesidePages?: boolean;
  params?: Schema;
  query?: Schema;
  /** Headers besides the usual ones, in small letters: secrets, which do not belong into an address. */
  headers?: Schema;
  body?: Schema;
  reply: Schema;
  /** `events`: a stream of server-sent events, each one a `reply`; `page`: the reply is the text of an HTML page. */
  kind?: "json" | "events" | "page";
  /**
   * The body is no JSON of ours: a picture of this kind's content type, 5 MB at most; or a text as another's protocol
   * has it, whatever content type it names, which is answered in that protocol too. `rows`: JSON as large as a table.
   */
  takes?: "image" | "text" | "rows";
  /** The write is repeatable under the header `Idempotency-Key`. */
  idempotent?: boolean;
  /** Seconds in which an equal write of the same session without that header is answered as a repetition of the first. */
  equalWithin?: number;
  /** The call, `POST /path`, whose keys count here too: under one key only one of both is done. */
  sharesKeysWith?: string;
  /** How often one address (IPv6: /64) may call in a minute, where the installation counts calls (S25). */
  perMinute?: number;
  /** Without it, the staff's calls are `order`, other reads `read`, other writes `quote`. */
  urgency?: Urgency;
  refusals?: readonly RefusalCode[];
}

/** Declares an endpoint; the literal types are kept for the client. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

/** The urgency of a call, said or by its kind. */
export function urgencyOf({ urgency, auth, method }: Pick<Endpoint, "urgency" | "auth" | "method">): Urgency {
  return urgency ?? (auth === "staff" ? "order" : method === "GET" ? "read" : "quote");
}

type In<S> = S extends Schema ? z.input<S> : undefined;
type Out<S> = S extends Schema ? z.output<S> : undefined;

/** What a caller sends, before defaults are filled in. */
export type InputOf<E extends Endpoint> = Present<{
  path: In<E["params"]>;
  query: In<E["query"]>;
  headers: In<E["headers"]>;
  body: In<E["body"]>;
}>;

/** What the server's handler receives, parsed. */
export type ParsedOf<E extends Endpoint> = {
  params: Out<E["params"]>;
  query: Out<E["query"]>;
  headers: Out<E["headers"]>;
  body: Out<E["body"]>;
};

export type ReplyOf<E extends Endpoint> = z.output<E["reply"]>;
/** The refusals that an endpoint declares; whatever is repeatable under a key may meet another use of the key. */
export type RefusalsOf<E extends Endpoint> =
  | (E["refusals"] extends readonly RefusalCode[] ? E["refusals"][number] : never)
  | (E["idempotent"] extends true ? "idempotency_conflict" : never);

type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** `"GET /users/v1/branches"` → its endpoint, for every endpoint of a record of them. */
export type ByRoute<R extends Record<string, Endpoint>> = {
  [K in keyof R as `${R[K]["method"]} ${R[K]["path"]}`]: R[K];
};
