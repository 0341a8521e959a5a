import { endpoints } from "@dasturxon/contract";
import { resources } from "@dasturxon/contract/managed";
import { shapeOf } from "@dasturxon/contract/resource-shape";
import type { Plugin, ViteDevServer } from "vite";
import { manageGroups } from "../src/shell/manage-pages.ts";
import { pageReaders } from "./page-readers.ts";

const PREFIX = "virtual:resource/";
const NAMES = "virtual:resources";
const READERS = "virtual:page-readers";
const LISTS = new Set([NAMES, READERS].map((name) => `\0${name}`));

/**
 * Provides virtual modules. `virtual:resource/promo`: the parts of a resource declaration that the browser needs,
 * without the schema library. `virtual:resources`: plural names of resources by singular name.
 * `virtual:page-readers`: roles of the calls that the management pages show.
 */
export function resourceShapes(): Plugin {
  let server: ViteDevServer | null = null;

  /** In development, loads the current sources of the contract instead of the version at Vite's start. */
  async function declarations() {
    if (!server) return { endpoints, resources, shapeOf };
    const [contract, managed, shapes] = await Promise.all([
      server.ssrLoadModule("@dasturxon/contract"),
      server.ssrLoadModule("@dasturxon/contract/managed"),
      server.ssrLoadModule("@dasturxon/contract/resource-shape"),
    ]);
    return {
      endpoints: contract["endpoints"] as typeof endpoints,
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
        if (id.startsWith(`\0${PREFIX}`) || LISTS.has(id)) moduleGraph.invalidateModule(module);
    },
    resolveId: (id) => (id.startsWith(PREFIX) || LISTS.has(`\0${id}`) ? `\0${id}` : null),
    async load(id) {
      if (!LISTS.has(id) && !id.startsWith(`\0${PREFIX}`)) return null;
      const declared = await declarations();
      if (id === `\0${READERS}`)
        return `export default ${JSON.stringify(pageReaders(declared.endpoints, manageGroups))};`;
      const all = new Map(Object.entries(declared.resources));
      if (id === `\0${NAMES}`)
        return `export default ${JSON.stringify(Object.fromEntries([...all.values()].map(({ one, many }) => [one, many])))};`;
      const resource = all.get(id.slice(PREFIX.length + 1));
      if (!resource) throw new Error(`${id} names no resource`);
      return `export default ${JSON.stringify(declared.shapeOf(resource))};`;
    },
  };
}
