import type { FastifyInstance } from "fastify";

interface KnownPath {
  pattern: RegExp;
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
      const known = this.#paths.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() };
      for (const one of [method].flat()) known.methods.add(one);
      this.#paths.set(url, known);
    });
  }

  methodsOf(path: string): string[] {
    const found = new Set<string>();
    for (const { pattern, methods } of this.#paths.values()) {
      if (pattern.test(path)) for (const method of methods) found.add(method);
    }
    return [...found].toSorted();
  }
}

/** `/branches/:id` and `/assets/*` as a pattern. */
function patternOf(url: string): RegExp {
  const escaped = url.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replace(/:\w+/g, "[^/]+").replace("*", ".+")}$`);
}
