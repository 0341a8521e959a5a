import type { Plugin } from "vite";
import { compileScript } from "../../../scripts/setup/compile-script.ts";

const INLINE_SCRIPT_QUERY = "?inline-script";

/**
 * Plugin for `import text from "./start-script.ts?inline-script"`. Returns the TypeScript file with its imports as one
 * minified script.
 */
export function inlineScriptPlugin(): Plugin {
  return {
    name: "dasturxon:inline-script",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(INLINE_SCRIPT_QUERY)) return null;
      const entry = id.slice(0, -INLINE_SCRIPT_QUERY.length);
      this.addWatchFile(entry);
      return `export default ${JSON.stringify(await compileScript(entry))};`;
    },
  };
}
