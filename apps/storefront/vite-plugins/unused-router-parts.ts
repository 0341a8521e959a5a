import type { Plugin } from "vite";

/**
 * Functions of React Router that the store never comes to, by module: its pages have no forms, fetchers or blockers, all
 * routes are known from the start (`react-router.config.ts`), nothing is instrumented, links prefetch nothing. The
 * bundler cannot know.
 */
export const UNUSED: Record<string, readonly string[]> = {
  "lib/router/router.js": [
    "handleAction",
    "fetch",
    "handleFetcherAction",
    "handleFetcherLoader",
    "getInstrumentationNavigateMeta",
    "shouldBlockNavigation",
  ],
  "lib/router/instrumentation.js": [
    "getRouteInstrumentationUpdates",
    "instrumentClientSideRouter",
    "consumeInstrumentationClientResultMetaReceiver",
  ],
  "lib/dom/ssr/fog-of-war.js": [
    "isFogOfWarEnabled",
    "getPatchRoutesOnNavigationFunction",
    "useFogOFWarDiscovery",
  ],
  "lib/dom/ssr/components.js": ["PrefetchPageLinks"],
};

/** Empties those functions in the browser's build, which fails when a new version of the library has no such one. */
export function unusedRouterParts(): Plugin {
  const left = new Set(Object.keys(UNUSED));
  return {
    name: "dasturxon:unused-router-parts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      const file = Object.keys(UNUSED).find((each) => id.endsWith(`react-router/dist/production/${each}`));
      if (!file) return null;
      left.delete(file);
      return { code: without(code, UNUSED[file] ?? []), map: null };
    },
    buildEnd(error) {
      if (!error && left.size > 0) throw new Error(`React Router has no ${[...left].join(", ")}`);
    },
  };
}

/** The module with the bodies of these functions empty. */
export function without(code: string, names: readonly string[]): string {
  return names.reduce((now, name) => {
    const whole = new RegExp(`^(\\t*)((?:async )?function ${name}\\(.*\\) \\{)\\n[^]*?\\n\\1\\}$`, "gm");
    const found = [...now.matchAll(whole)];
    if (found.length !== 1) throw new Error(`React Router's ${name} is not where it was`);
    return now.replace(whole, "$1$2}");
  }, code);
}
