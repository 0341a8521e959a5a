import type { Plugin } from "vite";

const PAGE_LOADED_EVENT = "dasturxon:loaded";
const EVALUATED_MODULES_GLOBAL = "dasturxonEvaluated";

/** Check that runs in the page. Its source is injected, so it must not use imports or outer variables. */
interface StaleModuleCheck {
  /** Records an HMR update of these modules. */
  update(paths: readonly string[]): void;
  /** Returns whether the module that was just evaluated was fetched before an update of it arrived. */
  isStale(url: string): boolean;
}

/**
 * Creates the check. `fetchedAt` returns when a module was requested, on the clock of `now`, or undefined if that is
 * unknown.
 */
export function createStaleModuleCheck(
  now: () => number,
  fetchedAt: (url: string) => number | undefined,
): StaleModuleCheck {
  const updates = new Map<string, number>();
  return {
    update(paths) {
      for (const path of paths) updates.set(path, now());
    },
    isStale(url) {
      const updatedAt = updates.get(new URL(url).pathname);
      const requestedAt = fetchedAt(url);
      return updatedAt !== undefined && requestedAt !== undefined && requestedAt < updatedAt;
    },
  };
}

/** Reloads pages that missed an update while they were loading. */
export interface MissedUpdateReloader {
  plugin: Plugin;
  /**
   * Records an update that Vite does not detect, such as a server restart. `age` is the time since it happened, in
   * milliseconds.
   */
  note(age?: number): void;
}

/**
 * Reloads pages that missed an update. Vite sends updates only to connected pages, and its client ignores updates of
 * modules that are fetched but not evaluated yet. A page that was still loading when a file changed would show old
 * code.
 *
 * The page sends its age in milliseconds once `entry` is evaluated and once it is connected. `entry` is the path of
 * the application's entry module, from Vite's root: "/src/main.tsx". A module that is imported later checks, when it
 * is evaluated, whether an update of it arrived after it was requested.
 */
export function catchMissedUpdates(entry: string): MissedUpdateReloader {
  let lastUpdate = -Infinity;
  let entryFile = entry;
  let source = "";
  let basePath = "/";
  const recordUpdate = (age = 0) => {
    lastUpdate = Math.max(lastUpdate, performance.now() - age);
  };
  const plugin: Plugin = {
    name: "dasturxon:catch-missed-updates",
    configResolved({ root, base }) {
      basePath = base;
      entryFile = root.replaceAll("\\", "/") + entry;
      source = entryFile.slice(0, entryFile.lastIndexOf("/") + 1);
    },
    configureServer({ ws }) {
      ws.on(PAGE_LOADED_EVENT, (age: number, client) => {
        if (performance.now() - lastUpdate < age) client.send({ type: "full-reload" });
      });
    },
    transform(code, id) {
      const file = id.replaceAll("\\", "/");
      if (this.environment.name !== "client" || !file.startsWith(source) || !/\.[jt]sx?$/.test(file))
        return null;
      if (file !== entryFile)
        return { code: `${code}\nglobalThis.${EVALUATED_MODULES_GLOBAL}?.(import.meta.url);`, map: null };
      const send = `if (import.meta.hot) {
  const sendAge = () => import.meta.hot.send("${PAGE_LOADED_EVENT}", performance.now());
  sendAge();
  import.meta.hot.on("vite:ws:connect", sendAge);
  performance.setResourceTimingBufferSize(10_000);
  const fetchedAt = (url) => performance.getEntriesByName(url).at(-1)?.startTime;
  const check = (${createStaleModuleCheck.toString()})(() => performance.now(), fetchedAt);
  import.meta.hot.on("vite:beforeUpdate", ({ updates }) =>
    check.update(updates.flatMap(({ path, acceptedPath }) => [path, acceptedPath].map((each) => "${basePath}" + each.slice(1)))));
  globalThis.${EVALUATED_MODULES_GLOBAL} = (url) => { if (check.isStale(url)) location.reload(); };
}`;
      return { code: `${code}\n${send}`, map: null };
    },
    hotUpdate({ file, server }) {
      // Modules that only the server loaded also count as updates, because they are part of the page that the server
      // renders.
      const graphs = Object.values(server.environments).map(({ moduleGraph }) => moduleGraph);
      if (graphs.some((graph) => graph.getModulesByFile(file)?.size)) recordUpdate();
    },
  };
  return { plugin, note: recordUpdate };
}
