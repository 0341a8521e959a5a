import type { Plugin } from "vite";
import { compileScript } from "../../../scripts/setup/compile-script.ts";

const QUERY = "?inline-script";

/**
 * Plugin for `import text from "./start-script.ts?inline-script"`. Returns the TypeScript file with its imports as one
 * minified script.
 */
export function inlineScript(): Plugin {
  return {
    name: "dasturxon:inline-script",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      const entry = id.slice(0, -QUERY.length);
      this.addWatchFile(entry);
      return `export default ${JSON.stringify(await compileScript(entry))};`;
    },
  };
}
