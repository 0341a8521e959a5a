// Loads the modules at the given paths and prints, as JSON, each expression that they build while loading, with its
// place. With `true` as the first argument also prints every `pattern` of the API document. Runs under Node 26,
// because the modules are TypeScript.
import { fileURLToPath, pathToFileURL } from "node:url";

const [withDocument, ...paths] = process.argv.slice(2);
const builtExpressions = [];

function recordRegularExpression({ source, flags }) {
  // Stack lines: 0 the message, 1 this function, 2 the proxy trap, 3 the caller.
  const [, file, line] = /(file:\/\/[^\s()]+):(\d+):\d+/.exec(new Error().stack?.split("\n")[3] ?? "") ?? [];
  const path = file && fileURLToPath(file);
  if (path && paths.includes(path)) builtExpressions.push({ path, line: Number(line), source, flags });
}

globalThis.RegExp = new Proxy(RegExp, {
  construct(target, args, newTarget) {
    const made = Reflect.construct(target, args, newTarget);
    recordRegularExpression(made);
    return made;
  },
  apply(target, self, args) {
    const made = Reflect.apply(target, self, args);
    recordRegularExpression(made);
    return made;
  },
});

/** Yields every `pattern` of a JSON schema. */
function* findPatterns(node) {
  if (typeof node !== "object" || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === "pattern" && typeof value === "string") yield value;
    else yield* findPatterns(value);
  }
}

/** Imports the contract after `RegExp` is replaced, because its own modules are checked too. */
async function createApiDocument() {
  const contract = "../../packages/contract/src";
  const [{ builds }, { endpoints }, { createOpenApiDocument }] = await Promise.all([
    import(`${contract}/builds.ts`),
    import(`${contract}/index.ts`),
    import(`${contract}/openapi.ts`),
  ]);
  return createOpenApiDocument(
    { ...endpoints, ...builds },
    { title: "Dasturxon", version: "0.1.0" },
    new Map(),
  );
}

for (const path of paths) await import(pathToFileURL(path).href);
const contractDocument = withDocument === "true" ? await createApiDocument() : {};
console.log(
  `\n${JSON.stringify({ built: builtExpressions, patterns: [...new Set(findPatterns(contractDocument))] })}`,
);
process.exit(0);
