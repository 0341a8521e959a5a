import { resources } from "@dasturxon/contract/managed";
import { shapeOf } from "@dasturxon/contract/resource-shape";
import type { Plugin, ViteDevServer } from "vite";

const PREFIX = "virtual:resource/";
const NAMES = "virtual:resources";

/**
 * `virtual:resource/promo`: what the browser has to know of a declaration, without the schemas' library.
 * `virtual:resources`: what many of each are called, by what one is.
 */
export function resourceShapes(): Plugin {
  let server: ViteDevServer | null = null;

  /** In development as the contract's sources are now, not as they were when Vite started. */
  async function declarations() {
    if (!server) return { resources, shapeOf };
    const [managed, shapes] = await Promise.all([
      server.ssrLoadModule("@dasturxon/contract/managed"),
      server.ssrLoadModule("@dasturxon/contract/resource-shape"),
    ]);
    return {
      resources: managed["resources"] as typeof resources,
      shapeOf: shapes["shapeOf"] as typeof shapeOf,
    };
  }

  return {
    name: "resource-shapes",
    configureServer(started) {
      server = started;
    },
    hotUpdate({ file }) {
      if (!file.includes("/packages/")) return;
      const { moduleGraph } = this.environment;
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (id.startsWith(`\0${PREFIX}`) || id === `\0${NAMES}`) moduleGraph.invalidateModule(module);
    },
    resolveId: (id) => (id.startsWith(PREFIX) || id === NAMES ? `\0${id}` : null),
    async load(id) {
      if (id !== `\0${NAMES}` && !id.startsWith(`\0${PREFIX}`)) return null;
      const declared = await declarations();
      const all = new Map(Object.entries(declared.resources));
      if (id === `\0${NAMES}`)
        return `export default ${JSON.stringify(Object.fromEntries([...all.values()].map(({ one, many }) => [one, many])))};`;
      const resource = all.get(id.slice(PREFIX.length + 1));
      if (!resource) throw new Error(`${id} names no resource`);
      return `export default ${JSON.stringify(declared.shapeOf(resource))};`;
    },
  };
}
