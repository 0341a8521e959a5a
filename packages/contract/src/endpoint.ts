import type { StaffRole } from "@dasturxon/domain/staff-permission";
import type { z } from "zod";
import type { RefusalCode } from "./refusals.ts";

/** Authorization of a call: none, customer session, staff session or administrator session. */
export type EndpointAuthorization = "none" | "token" | "staff" | "platform";

export type HttpMethod = "GET" | "POST" | "PUT" | "DELETE";

/**
 * Priority of a call under overload. `vital` calls (payment notifications of providers) are never refused or queued.
 * Next are calls that an order depends on, then quotes and other writes, then reads.
 */
export type CallPriority = "vital" | "order" | "quote" | "read";

type AnyZodSchema = z.ZodType;

/** Declaration of an API call. The server binding, the typed client and the OpenAPI document are derived from it. */
export interface Endpoint {
  method: HttpMethod;
  /** Path below `/api`, with parameters in braces: `/users/v1/branches/{id}`. */
  path: string;
  auth: EndpointAuthorization;
  /** Staff roles that may call. Default: every role. */
  roles?: readonly StaffRole[];
  /** Whether platform support may call, with the owner's consent. Support cannot make other calls of the staff. */
  isForSupport?: boolean;
  /**
   * Whether guests without a phone, in a session opened by the QR code of a table, may make the call. Other calls of
   * customers are refused to them. Only for calls with `auth: "token"`.
   */
  isForTableGuest?: boolean;
  summary: string;
  /** Scope of the API call. `merchant` (default): it concerns one brand. `platform`: it does not need a brand. */
  scope?: "merchant" | "platform";
  /**
   * Whether the call is served only on platform hosts. On a brand's host the reply is 404. The call never belongs to a
   * brand.
   */
  isOnPlatformHost?: boolean;
  /** Whether the path is at the root of the host instead of below `/api`. The server that renders the web pages replies. */
  isBesidePages?: boolean;
  params?: AnyZodSchema;
  query?: AnyZodSchema;
  /** Additional headers with lower-case names, for secrets that must not be in an address. */
  headers?: AnyZodSchema;
  body?: AnyZodSchema;
  reply: AnyZodSchema;
  /**
   * Kind of the response. `events`: a stream of server-sent events, each of which is a `reply`. `page`: `reply` is the
   * text of an HTML page. Default: JSON.
   */
  kind?: "json" | "events" | "page";
  /**
   * Kind of a body that is not ordinary JSON. `image`: a picture with its content type, at most 5 MB. `text`: text of
   * another protocol with any content type; the reply uses that protocol too. `rows`: JSON with the size limit of an
   * imported spreadsheet.
   */
  takes?: "image" | "text" | "rows";
  /** Whether a write is idempotent with the header `Idempotency-Key`. */
  idempotent?: boolean;
  /**
   * Seconds in which an identical write of the same session without an `Idempotency-Key` is treated as a repetition of
   * the first write.
   */
  equalWithin?: number;
  /**
   * Other call, as `POST /path`, with which this call shares its idempotency keys. For each key only one of the two
   * calls is executed.
   */
  sharesKeysWith?: string;
  /** Rate limit: calls per minute from one address (IPv6: /64), if the installation enforces rate limits (S25). */
  perMinute?: number;
  /**
   * Priority of the call under overload. Default: `order` for calls of the staff, `read` for other reads, `quote` for
   * other writes.
   */
  urgency?: CallPriority;
  refusals?: readonly RefusalCode[];
}

/** Declares an endpoint. Preserves literal types for the client. */
export function declareEndpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

/** Returns the urgency of a call: the declared urgency, or the default for its method and authorization. */
export function findCallPriority({
  urgency,
  auth,
  method,
}: Pick<Endpoint, "urgency" | "auth" | "method">): CallPriority {
  return urgency ?? (auth === "staff" ? "order" : method === "GET" ? "read" : "quote");
}

type SchemaInput<S> = S extends AnyZodSchema ? z.input<S> : undefined;
type ParsedSchemaOutput<S> = S extends AnyZodSchema ? z.output<S> : undefined;

/** Input of a call, before defaults are applied. */
export type EndpointInput<E extends Endpoint> = OmitUndefined<{
  path: SchemaInput<E["params"]>;
  query: SchemaInput<E["query"]>;
  headers: SchemaInput<E["headers"]>;
  body: SchemaInput<E["body"]>;
}>;

/** Parsed input of the server's handler. */
export type EndpointParsedInput<E extends Endpoint> = {
  params: ParsedSchemaOutput<E["params"]>;
  query: ParsedSchemaOutput<E["query"]>;
  headers: ParsedSchemaOutput<E["headers"]>;
  body: ParsedSchemaOutput<E["body"]>;
};

export type EndpointReply<E extends Endpoint> = z.output<E["reply"]>;
/** Refusals that an endpoint declares. An idempotent call may also return `idempotency_conflict`. */
export type EndpointRefusalCode<E extends Endpoint> =
  | (E["refusals"] extends readonly RefusalCode[] ? E["refusals"][number] : never)
  | (E["idempotent"] extends true ? "idempotency_conflict" : never);

type OmitUndefined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** Maps routes such as `"GET /users/v1/branches"` to their endpoints. */
export type EndpointsByRoute<R extends Record<string, Endpoint>> = {
  [K in keyof R as `${R[K]["method"]} ${R[K]["path"]}`]: R[K];
};
