import type { FastifyInstance } from "fastify";

interface KnownPath {
  /** Segments of the route, as `:id` and `*` where it takes any. */
  segments: string[];
  methods: Set<string>;
}

/** Catch-alls stand for every path, so they make none known. */
const CATCH_ALL = /^(\/api)?\/\*$/;

/** Which methods each path of the app answers to; `methodsOf` gives none for a path that is nobody's. */
export class KnownPaths {
  readonly #paths = new Map<string, KnownPath>();

  /** Watches the routes that are registered from now on. */
  constructor(app: FastifyInstance) {
    app.addHook("onRoute", ({ url, method }) => {
      if (CATCH_ALL.test(url)) return;
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

/** `/branches/:id` takes one segment that is not empty, `/assets/*` one or more. */
function isSamePath(segments: readonly string[], asked: readonly string[]): boolean {
  for (const [at, segment] of segments.entries()) {
    if (segment === "*") return asked.slice(at).join("/") !== "";
    const own = asked[at];
    if (own === undefined || (segment.startsWith(":") ? own === "" : own !== segment)) return false;
  }
  return segments.length === asked.length;
}
