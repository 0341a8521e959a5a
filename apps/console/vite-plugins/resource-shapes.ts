import { endpoints } from "@dasturxon/contract";
import { resources } from "@dasturxon/contract/managed";
import { shapeFromResource } from "@dasturxon/contract/resource-shape";
import type { Plugin, ViteDevServer } from "vite";
import { manageGroups } from "../src/shell/manage-pages.ts";
import { collectPageReaderRoles } from "./page-readers.ts";

const RESOURCE_MODULE_PREFIX = "virtual:resource/";
const RESOURCES_MODULE = "virtual:resources";
const PAGE_READERS_MODULE = "virtual:page-readers";
const RESOURCE_LIST_MODULE_IDS = new Set([RESOURCES_MODULE, PAGE_READERS_MODULE].map((name) => `\0${name}`));

/**
 * Provides virtual modules. `virtual:resource/promo`: the parts of a resource declaration that the browser needs,
 * without the schema library. `virtual:resources`: plural names of resources by singular name.
 * `virtual:page-readers`: roles of the calls that the management pages show.
 */
export function createResourceShapesPlugin(): Plugin {
  let server: ViteDevServer | null = null;

  /** In development, loads the current sources of the contract instead of the version at Vite's start. */
  async function loadDeclarations() {
    if (!server) return { endpoints, resources, shapeOf: shapeFromResource };
    const [contract, managed, shapes] = await Promise.all([
      server.ssrLoadModule("@dasturxon/contract"),
      server.ssrLoadModule("@dasturxon/contract/managed"),
      server.ssrLoadModule("@dasturxon/contract/resource-shape"),
    ]);
    return {
      endpoints: contract["endpoints"] as typeof endpoints,
      resources: managed["resources"] as typeof resources,
      shapeOf: shapes["shapeFromResource"] as typeof shapeFromResource,
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
        if (id.startsWith(`\0${RESOURCE_MODULE_PREFIX}`) || RESOURCE_LIST_MODULE_IDS.has(id))
          moduleGraph.invalidateModule(module);
    },
    resolveId: (id) =>
      id.startsWith(RESOURCE_MODULE_PREFIX) || RESOURCE_LIST_MODULE_IDS.has(`\0${id}`) ? `\0${id}` : null,
    async load(id) {
      if (!RESOURCE_LIST_MODULE_IDS.has(id) && !id.startsWith(`\0${RESOURCE_MODULE_PREFIX}`)) return null;
      const declared = await loadDeclarations();
      if (id === `\0${PAGE_READERS_MODULE}`)
        return `export default ${JSON.stringify(collectPageReaderRoles(declared.endpoints, manageGroups))};`;
      const all = new Map(Object.entries(declared.resources));
      if (id === `\0${RESOURCES_MODULE}`)
        return `export default ${JSON.stringify(Object.fromEntries([...all.values()].map(({ one, many }) => [one, many])))};`;
      const resource = all.get(id.slice(RESOURCE_MODULE_PREFIX.length + 1));
      if (!resource) throw new Error(`${id} names no resource`);
      return `export default ${JSON.stringify(declared.shapeOf(resource))};`;
    },
  };
}
