import { type Endpoint, findCallPriority, type CallPriority } from "@dasturxon/contract/endpoint";

/** Properties of a call that follow from its method and path. */
export interface CallRoute {
  urgency: CallPriority;
  /** Name for metrics: `GET /api/orders/v1/orders/:id`. */
  name: string;
}

interface PathSegment {
  fixed: Map<string, PathSegment>;
  any: PathSegment | null;
  calls: Map<string, CallRoute>;
}

const createPathSegment = (): PathSegment => ({ fixed: new Map(), any: null, calls: new Map() });

/** Finds a call by its method and canonical path, before Fastify does. Takes about one microsecond. */
export class CallRoutes {
  readonly #root = createPathSegment();

  add(endpoint: Endpoint, url: string): void {
    // Fastify itself handles calls whose path contains the brand's id, so they are not registered here.
    if (url.includes("/:merchantId")) return;
    let at = this.#root;
    for (const part of url.slice(1).split("/")) {
      if (part.startsWith(":")) at = at.any ??= createPathSegment();
      else {
        const next = at.fixed.get(part) ?? createPathSegment();
        at.fixed.set(part, next);
        at = next;
      }
    }
    const { method } = endpoint;
    at.calls.set(method, { urgency: findCallPriority(endpoint), name: `${method} ${url}` });
  }

  /** Returns null if the URL is not a call or contains the brand in its path. `url`: path, optionally with a query. */
  find(method: string, url: string): CallRoute | null {
    if (!url.startsWith("/api/")) return null;
    const query = url.indexOf("?");
    const end = query < 0 ? url.length : query;
    let at: PathSegment | null = this.#root;
    for (let from = 1; at && from <= end;) {
      const slash = url.indexOf("/", from);
      const to = slash < 0 || slash > end ? end : slash;
      const part = url.slice(from, to);
      at = at.fixed.get(part) ?? (part === "" ? null : at.any);
      from = to + 1;
    }
    return at?.calls.get(method) ?? null;
  }
}
