import { resources } from "@dasturxon/contract/managed";
import { shapeOf } from "@dasturxon/contract/resource-shape";
import type { Plugin } from "vite";

const PREFIX = "virtual:resource/";
const NAMES = "virtual:resources";

/**
 * `virtual:resource/promo`: what the browser has to know of a declaration, without the schemas' library.
 * `virtual:resources`: what many of each are called, by what one is.
 */
export function resourceShapes(): Plugin {
  const all = new Map(Object.entries(resources));
  return {
    name: "resource-shapes",
    resolveId: (id) => (id.startsWith(PREFIX) || id === NAMES ? `\0${id}` : null),
    load(id) {
      if (id === `\0${NAMES}`)
        return `export default ${JSON.stringify(Object.fromEntries([...all.values()].map(({ one, many }) => [one, many])))};`;
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const resource = all.get(id.slice(PREFIX.length + 1));
      if (!resource) throw new Error(`${id} names no resource`);
      return `export default ${JSON.stringify(shapeOf(resource))};`;
    },
  };
}
