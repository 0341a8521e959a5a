import type { Plugin } from "vite";

const LOADED = "dasturxon:loaded";

/**
 * Reloads a page that missed a hot update. Vite sends updates only to connected pages, and its client ignores updates of
 * modules that are fetched but not evaluated yet. A page that was still loading when a file changed would show old code.
 *
 * The page sends its age in milliseconds once `entry` is evaluated and once it is connected. `entry` is the path of the
 * application's entry module, from Vite's root: "/src/main.tsx".
 */
export function catchMissedUpdates(entry: string): Plugin {
  let lastUpdate = -Infinity;
  let entryFile = entry;
  return {
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
    hotUpdate({ modules }) {
      if (this.environment.name === "client" && modules.length > 0) lastUpdate = performance.now();
    },
  };
}
