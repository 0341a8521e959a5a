import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const CLIENT_ENTRY_PATH = join(import.meta.dirname, "../src/main.tsx");
/** Barrel files of libraries. A module needs only the files of the names that it imports from a barrel file. */
const BARREL_FILE_PATTERNS: Record<string, RegExp> = {
  "@mantine/core": /@mantine\/core\/esm\/index\.mjs$/,
  "@mantine/hooks": /@mantine\/hooks\/esm\/index\.mjs$/,
  "@mantine/notifications": /@mantine\/notifications\/esm\/index\.mjs$/,
  "lucide-react": /lucide-react\/dist\/esm\/lucide-react\.mjs$/,
  "@tanstack/react-query": /@tanstack\/react-query\/build\/modern\/index\.js$/,
  "@tanstack/query-core": /@tanstack\/query-core\/build\/modern\/index\.js$/,
};

interface RollupModuleGraph {
  getModuleIds(): IterableIterator<string>;
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null;
}

/**
 * Puts the code of the board into two files, one for libraries and one for the console's own modules. The bundler's
 * default of ninety files is five percent larger and needs one request per file.
 */
export function createFirstChunks() {
  let first = new Set<string>();
  const plugin: Plugin = {
    name: "dasturxon:first-chunks",
    apply: "build",
    buildEnd(error) {
      if (!error) first = collectFirstModules(this);
    },
  };
  const isFirstModule = (id: string) => first.has(id) && id !== CLIENT_ENTRY_PATH && !id.endsWith(".css");
  const groups = [
    {
      name: (id: string) => (isFirstModule(id) && id.includes("/node_modules/") ? "kit" : null),
      debugName: "kit",
      priority: 2,
    },
    { name: (id: string) => (isFirstModule(id) ? "board" : null), debugName: "board", priority: 1 },
    // Without the group `icons`, each icon that several pages share would be a file of its own of 0.2 kB, and the
    // board's script would list each file.
    { name: "icons", test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
  ];
  return { plugin, groups };
}

/** Returns the ids of all modules that the console's entry module imports statically. */
function collectFirstModules(graph: RollupModuleGraph): Set<string> {
  const barrels = [...graph.getModuleIds()].flatMap((id) => {
    const found = Object.entries(BARREL_FILE_PATTERNS).find(([, file]) => file.test(id));
    const code = graph.getModuleInfo(id)?.code ?? "";
    return found
      ? [{ id, name: found[0], files: parseBarrelFiles(id, code), wholes: listReexportedLibraries(code) }]
      : [];
  });
  const findBarrelFile = (library: string, name: string): string | undefined => {
    const barrel = barrels.find((each) => each.name === library);
    return (
      barrel?.files.get(name) ??
      barrel?.wholes.map((each) => findBarrelFile(each, name)).find((file) => file !== undefined)
    );
  };
  const isBarrel = (id: string) => barrels.some((barrel) => barrel.id === id);
  const seen = new Set<string>();
  const waiting = [CLIENT_ENTRY_PATH];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const info = seen.has(id) ? null : graph.getModuleInfo(id);
    if (!info) continue;
    seen.add(id);
    waiting.push(...info.importedIds.filter((each) => !isBarrel(each)));
    for (const { name } of barrels)
      for (const each of parseImportedNames(info.code ?? "", name)) {
        const file = findBarrelFile(name, each);
        // If the file of an imported name is unknown, the bundler could place it in any chunk, which the board would
        // then have to load.
        if (!file) throw new Error(`no file of ${each} was found in ${name}`);
        waiting.push(file);
      }
  }
  return seen;
}

/** Parses a barrel file of a library. Returns the file that contains each exported name. */
export function parseBarrelFiles(id: string, code: string): Map<string, string> {
  const lines = code.matchAll(/^(?:import|export)\s*\{([^}]*)\}\s*from\s*["'](\.[^"']+)["']/gm);
  return new Map(
    [...lines].flatMap(([, names = "", path = ""]) =>
      parseImportedNameList(names).map(({ to }) => [to, join(dirname(id), path)] as const),
    ),
  );
}

/** Returns the libraries that a barrel file exports entirely: `export * from "@tanstack/query-core"`. */
export function listReexportedLibraries(code: string): string[] {
  return [...code.matchAll(/^export\s*\*\s*from\s*["']([^."'][^"']*)["']/gm)].map(
    ([, library = ""]) => library,
  );
}

/**
 * Returns the names that a module imports from a library, for example `Box` and `Menu` from `import { Box, Menu as
 * KitMenu } from "@mantine/core"`.
 */
export function parseImportedNames(code: string, library: string): string[] {
  const imports = code.matchAll(/\bimport\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g);
  return [...imports].flatMap(([, names = "", from]) =>
    from === library ? parseImportedNameList(names).map((each) => each.from) : [],
  );
}

const parseImportedNameList = (names: string) =>
  names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .map((name) => {
      const [from = "", to = from] = name.split(/\s+as\s+/);
      return { from, to };
    });
