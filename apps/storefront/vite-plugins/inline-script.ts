import { build } from "vite";
import type { Plugin } from "vite";

const QUERY = "?inline-script";

/** `import text from "./start-script.ts?inline-script"`: the TypeScript file with its imports as one small script. */
export function inlineScript(): Plugin {
  return {
    name: "dasturxon:inline-script",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      const entry = id.slice(0, -QUERY.length);
      this.addWatchFile(entry);
      return `export default ${JSON.stringify(await compile(entry))};`;
    },
  };
}

/** The script as it stands in the page: self-contained, minified, without an export. */
export async function compile(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      minify: true,
      lib: { entry, formats: ["iife"], name: "start", fileName: "start" },
    },
  });
  const [output] = [built].flat();
  if (!output || !("output" in output) || output.output.length !== 1)
    throw new Error(`${entry} does not become one script`);
  return output.output[0].code.trim();
}
