import type { Plugin } from "vite";

const ENTRY = /\/src\/entry\.client\.tsx$/;
const LOADED = "dasturxon:loaded";

/**
 * Reloads a page that missed a hot update. Vite's client ignores updates of modules that are fetched but not evaluated
 * yet, so a page that was still loading when a file changed would show the old code.
 */
export function catchMissedUpdates(): Plugin {
  let updates = 0;
  return {
    name: "dasturxon:catch-missed-updates",
    configureServer({ ws }) {
      const updatesAtConnection = new WeakMap<object, number>();
      ws.on("connection", (socket) => void updatesAtConnection.set(socket, updates));
      ws.on(LOADED, (_data, client) => {
        if (updatesAtConnection.get(client.socket) !== updates) client.send({ type: "full-reload" });
      });
    },
    transform(code, id) {
      if (!ENTRY.test(id.replaceAll("\\", "/")) || this.environment.name !== "client") return null;
      return { code: `${code}\nimport.meta.hot?.send("${LOADED}");`, map: null };
    },
    hotUpdate({ modules }) {
      if (this.environment.name === "client" && modules.length > 0) updates += 1;
    },
  };
}
