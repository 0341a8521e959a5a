import type { FastifyInstance } from "fastify";

interface RoutePath {
  /** Segments of the route, with `:id` and `*` as placeholders. */
  segments: string[];
  methods: Set<string>;
}

/** Pattern of catch-all routes, which match every path and therefore do not show that a path exists. */
const CATCH_ALL_PATTERN = /^(\/api)?\/\*$/;

/** Methods by path. `methodsOf` returns an empty list for an unknown path. */
export class RoutePaths {
  readonly #paths = new Map<string, RoutePath>();

  /** Collects the paths of the routes that are registered from now on. */
  constructor(app: FastifyInstance) {
    app.addHook("onRoute", ({ url, method }) => {
      if (CATCH_ALL_PATTERN.test(url)) return;
      const known = this.#paths.get(url) ?? { segments: url.split("/"), methods: new Set<string>() };
      for (const one of [method].flat()) known.methods.add(one);
      this.#paths.set(url, known);
    });
  }

  methodsOf(path: string): string[] {
    const found = new Set<string>();
    const asked = path.split("/");
    for (const { segments, methods } of this.#paths.values()) {
      if (isSamePath(segments, asked)) for (const method of methods) found.add(method);
    }
    return [...found].toSorted();
  }
}

/** Returns whether a path matches a route: `:id` stands for one non-empty segment, `*` for one or more segments. */
function isSamePath(segments: readonly string[], asked: readonly string[]): boolean {
  for (const [at, segment] of segments.entries()) {
    if (segment === "*") return asked.slice(at).join("/") !== "";
    const own = asked[at];
    if (own === undefined || (segment.startsWith(":") ? own === "" : own !== segment)) return false;
  }
  return segments.length === asked.length;
}
