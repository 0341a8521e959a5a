import type { Plugin } from "vite";

const LOADED = "dasturxon:loaded";

/** Reloads pages that missed an update while they were loading. */
export interface MissedUpdates {
  plugin: Plugin;
  /** Records an update that Vite does not see, such as a server restart. `age`: milliseconds since it happened. */
  note(age?: number): void;
}

/**
 * Vite sends updates only to connected pages, and its client ignores updates of modules that are fetched but not evaluated
 * yet. A page that was still loading when a file changed would show old code.
 *
 * The page sends its age in milliseconds once `entry` is evaluated and once it is connected. `entry` is the path of the
 * application's entry module, from Vite's root: "/src/main.tsx".
 */
export function catchMissedUpdates(entry: string): MissedUpdates {
  let lastUpdate = -Infinity;
  let entryFile = entry;
  const note = (age = 0) => {
    lastUpdate = Math.max(lastUpdate, performance.now() - age);
  };
  const plugin: Plugin = {
    name: "dasturxon:catch-missed-updates",
    configResolved({ root }) {
      entryFile = root.replaceAll("\\", "/") + entry;
    },
    configureServer({ ws }) {
      ws.on(LOADED, (age: number, client) => {
        if (performance.now() - lastUpdate < age) client.send({ type: "full-reload" });
      });
    },
    transform(code, id) {
      if (id.replaceAll("\\", "/") !== entryFile || this.environment.name !== "client") return null;
      const send = `if (import.meta.hot) {
  const sendAge = () => import.meta.hot.send("${LOADED}", performance.now());
  sendAge();
  import.meta.hot.on("vite:ws:connect", sendAge);
}`;
      return { code: `${code}\n${send}`, map: null };
    },
    hotUpdate({ file, server }) {
      // Modules that only the server has loaded are part of the page as well.
      const graphs = Object.values(server.environments).map(({ moduleGraph }) => moduleGraph);
      if (graphs.some((graph) => graph.getModulesByFile(file)?.size)) note();
    },
  };
  return { plugin, note };
}
