import { build } from "vite";

/** Compiles a TypeScript file with its imports into one self-contained, minified script without exports. */
export async function compileScript(entry: string): Promise<string> {
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
