import { join } from "node:path";
import type { Plugin } from "vite";
import { groupModules } from "./group-modules.ts";
import type { PageModule } from "./group-modules.ts";

const sourceFolder = join(import.meta.dirname, "../src");
/** Matches the module of a screen. React Router splits such a module into parts. */
const SCREEN_MODULE_PATTERN = /\/src\/routes\/([\w-]+)\.tsx\?/;
const PAGES_WITHOUT_LAYOUT = new Set(["blocked", "brands", "merchant-not-available", "not-found"]);
const MENU_PAGE_NAME = "home";
const LIBRARY_MODULE_PATTERN =
  /node_modules\/(react|react-dom|scheduler|react-router|cookie-es|@lingui|@messageformat)\//;
const WORKSPACE_MODULE_PATTERN = /(packages\/\w+|apps\/storefront)\//;
const MAX_SHARED_FILES = 100;

export interface ModuleInfo {
  importedIds: readonly string[];
  code: string | null;
}

interface ModuleGraph {
  getModuleIds(): IterableIterator<string>;
  getModuleInfo(id: string): ModuleInfo | null;
}

/**
 * Splits the shared modules of screens into files by their static imports. A screen loads little code that it does not
 * need, and the menu page loads none. The bundler handles lazy-loaded modules.
 */
export function createPageChunks() {
  let fileOf = new Map<string, number>();
  let ofPages = new Set<string>();
  const plugin: Plugin = {
    name: "dasturxon:page-chunks",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildEnd(error) {
      if (error) return;
      const modules = collectPageModules(this);
      ofPages = new Set(modules.map(({ id }) => id));
      const splitPages = findSplitPages(modules, this);
      // The bundler puts all modules of a single screen into the screen's chunk, unless a lazy-loaded part imports one of
      // them. It would then split them into small files, so they are grouped as well. The menu's own modules always are.
      const shared = modules.filter(({ id, pages }) => {
        const [page = ""] = pages;
        const isOwnFile = splitPages.has(page) && !SCREEN_MODULE_PATTERN.test(id);
        return pages.size > 1 || page === MENU_PAGE_NAME || !WORKSPACE_MODULE_PATTERN.test(id) || isOwnFile;
      });
      const groups = groupModules(shared, MENU_PAGE_NAME);
      if (groups.length > MAX_SHARED_FILES)
        throw new Error(`${groups.length} groups of modules, ${MAX_SHARED_FILES} at most`);
      fileOf = new Map(groups.flatMap(({ ids }, at) => ids.map((id) => [id, at] as const)));
    },
  };
  const files = Array.from({ length: MAX_SHARED_FILES }, (_, at) => ({
    name: (id: string) => (fileOf.get(id) === at ? formatChunkName(at) : null),
    priority: MAX_SHARED_FILES - at,
  }));
  const groups = [
    { name: "vendor", test: LIBRARY_MODULE_PATTERN, priority: MAX_SHARED_FILES + 1 },
    ...files,
    // Modules that several lazy-loaded parts share are put into common files.
    {
      name: (id: string) => (ofPages.has(id) ? null : "late"),
      test: WORKSPACE_MODULE_PATTERN,
      minShareCount: 4,
    },
  ];
  return { plugin, groups };
}

const formatChunkName = (at: number) => `shared-${at}`;

/** Returns the pages with a module that only this page loads at start, and that a lazy-loaded module imports too. */
function findSplitPages(modules: readonly PageModule[], graph: ModuleGraph): Set<string> {
  const pagesOf = new Map(modules.map(({ id, pages }) => [id, pages]));
  const lazyModules = [...graph.getModuleIds()].filter((id) => !pagesOf.has(id));
  const importedLate = lazyModules.flatMap((id) => graph.getModuleInfo(id)?.importedIds ?? []);
  return new Set(
    importedLate.flatMap((id) => {
      const pages = pagesOf.get(id);
      return pages?.size === 1 ? [...pages] : [];
    }),
  );
}

/** Returns the modules that pages load at start, each with its pages. */
export function collectPageModules(graph: ModuleGraph): PageModule[] {
  // The ids are sorted, because the bundler lists modules in the order in which it happened to read them.
  const ids = [...graph.getModuleIds()].sort();
  const icons = mapIconFiles(ids, graph);
  const everywhere = ["entry.client.tsx", "root.tsx"].map((file) => join(sourceFolder, file));
  // Every page of the shop loads `default-city.ts`, because it selects a default city.
  const layout = ids.filter((id) => SCREEN_MODULE_PATTERN.exec(id)?.[1] === "shop-layout");
  layout.push(join(sourceFolder, "shop/location/default-city.ts"));
  const screens = Map.groupBy(ids, (id) => SCREEN_MODULE_PATTERN.exec(id)?.[1] ?? "");
  const pages = new Map<string, Set<string>>();
  for (const [page, own] of screens) {
    if (page === "" || page === "shop-layout") continue;
    const start = [...everywhere, ...(PAGES_WITHOUT_LAYOUT.has(page) ? [] : layout), ...own];
    for (const id of collectReachableModules(start, graph, icons)) {
      if (LIBRARY_MODULE_PATTERN.test(id)) continue;
      const known = pages.get(id);
      if (known) known.add(page);
      else pages.set(id, new Set([page]));
    }
  }
  const getModuleBytes = (id: string) => graph.getModuleInfo(id)?.code?.length ?? 0;
  return [...pages].map(([id, own]) => ({
    id,
    bytes: getModuleBytes(id),
    pages: own,
    imports: listStaticImports(id, graph, icons),
  }));
}

function collectReachableModules(
  start: readonly string[],
  graph: ModuleGraph,
  icons: ReadonlyMap<string, string>,
): Set<string> {
  const seen = new Set<string>();
  const waiting = [...start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id) || !graph.getModuleInfo(id)) continue;
    seen.add(id);
    waiting.push(...listStaticImports(id, graph, icons));
  }
  return seen;
}

/** Returns the static imports of a module. Imports of the icon library are replaced by the files of the named icons. */
function listStaticImports(id: string, graph: ModuleGraph, icons: ReadonlyMap<string, string>): string[] {
  const { importedIds, code } = graph.getModuleInfo(id) ?? { importedIds: [], code: null };
  const named = parseIconImports(code ?? "").map((icon) => {
    const file = icons.get(icon);
    // If the file of an icon is unknown, the bundler may put the icon into any chunk. Pages then load that chunk for
    // one icon, in one case ten kilobytes.
    if (!file) throw new Error(`no file of the icon ${icon} was found`);
    return file;
  });
  return [...importedIds.filter((each) => !each.endsWith("lucide-react.mjs")), ...named];
}

/** Returns the imported icon names in lower case: `import { UserRound } from "lucide-react"` → `userround`. */
function parseIconImports(code: string): string[] {
  return [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*"lucide-react"/g)].flatMap(([, names = ""]) =>
    names.split(",").map((name) => name.trim().split(" ")[0]?.toLowerCase() ?? ""),
  );
}

/** Maps icon names to files, by the current name and by the older names that the store may still use (`Trash2`). */
function mapIconFiles(ids: readonly string[], graph: ModuleGraph): Map<string, string> {
  return new Map(
    ids.flatMap((id) => {
      const name = /lucide-react\/dist\/esm\/icons\/([\w-]+)\.m?js$/.exec(id)?.[1];
      if (!name) return [];
      const [, aliases = ""] = /\baliases:\s*\[([^\]]*)\]/.exec(graph.getModuleInfo(id)?.code ?? "") ?? [];
      const names = [name, ...[...aliases.matchAll(/[\w-]+/g)].map(([alias]) => alias)];
      return names.map((each) => [each.replaceAll("-", ""), id] as const);
    }),
  );
}
