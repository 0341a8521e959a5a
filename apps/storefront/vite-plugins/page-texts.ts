import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { findUsedTextIds } from "../../../scripts/texts/used-ids.ts";
import { collectPageModules } from "./page-chunks.ts";
import type { ModuleInfo } from "./page-chunks.ts";

const PAGE_TEXTS_MODULE_ID = "virtual:page-texts";
const RESOLVED_PAGE_TEXTS_MODULE_ID = `\0${PAGE_TEXTS_MODULE_ID}`;
const LAZY_CATALOGUE_FILE = join(import.meta.dirname, "../../../locales/uz/storefront-late.po");
/** Finds the files that `lazyPageComponent` loads. The build may wrap the import in a function. */
const LAZY_PAGE_COMPONENT_PATTERN = /\blazyPageComponent\([^]{0,80}?\bimport\("[./]*([^"]+)"\)/g;
const LAZY_PAGE_CALL_PATTERN = /\blazyPageComponent\(\s*(?:async\s*)?\(\)/g;

interface PageTextGraph {
  getModuleIds(): IterableIterator<string>;
  getModuleInfo(id: string): (ModuleInfo & { dynamicallyImportedIds?: readonly string[] }) | null;
}

/** Ids of the texts in `storefront-late.po` that a page needs at start, by the name of its module in `src/routes`. */
type TextIdsByPage = Record<string, string[]>;

/**
 * Provides `virtual:page-texts`: the texts that each page needs before the first user interaction. The server writes
 * them into the page (`entry.server.tsx`), so that the page does not wait for the catalogue with all texts. Empty during
 * development, where pages load the catalogue.
 */
export function pageTextsPlugin(): Plugin {
  // The client build runs first. Its text ids of each page are stored here for the server build.
  let textIdsByPage: TextIdsByPage = {};
  return {
    name: "dasturxon:page-texts",
    sharedDuringBuild: true,
    buildEnd(error) {
      if (error || this.environment.name !== "client" || this.environment.config.command !== "build") return;
      const ids = [...readFileSync(LAZY_CATALOGUE_FILE, "utf8").matchAll(/^msgid "(.+)"$/gm)];
      textIdsByPage = listTextIdsByPage(
        this,
        ids.map(([, id = ""]) => id),
      );
    },
    resolveId: (id) => (id === PAGE_TEXTS_MODULE_ID ? RESOLVED_PAGE_TEXTS_MODULE_ID : undefined),
    load: (id) =>
      id === RESOLVED_PAGE_TEXTS_MODULE_ID ? `export default ${JSON.stringify(textIdsByPage)};` : undefined,
  };
}

/**
 * Returns the given ids that the modules of each page contain. Lazy-loaded modules are included only if the page shows
 * them at start.
 */
export function listTextIdsByPage(graph: PageTextGraph, ids: readonly string[]): TextIdsByPage {
  const modulesByPage = new Map<string, Set<string>>();
  for (const { id, pages } of collectPageModules(graph)) {
    const own = [id, ...listLazyPageModules(id, graph)];
    for (const page of pages) modulesByPage.set(page, new Set([...(modulesByPage.get(page) ?? []), ...own]));
  }
  const modules = new Set([...modulesByPage.values()].flatMap((own) => [...own]));
  const idsByModule = new Map(
    [...modules].map((id) => [id, findUsedTextIds(graph.getModuleInfo(id)?.code ?? "", ids)] as const),
  );
  return Object.fromEntries(
    [...modulesByPage].map(([page, own]) => {
      const used = [...own].flatMap((id) => idsByModule.get(id) ?? []);
      return [page, [...new Set(used)].sort()];
    }),
  );
}

/** Returns the modules that `lazyPageComponent` loads in a module, with the modules that these import. */
function listLazyPageModules(id: string, graph: PageTextGraph): Set<string> {
  const { code, dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
  const files = [...(code ?? "").matchAll(LAZY_PAGE_COMPONENT_PATTERN)].map(([, file = ""]) => file);
  const waiting = dynamicallyImportedIds.filter((each) => files.some((file) => each.endsWith(`/${file}`)));
  const calls = (code ?? "").match(LAZY_PAGE_CALL_PATTERN)?.length ?? 0;
  if (waiting.length !== calls) throw new Error(`${id}: the file of a lazyPageComponent was not found`);
  const seen = new Set<string>();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next) || next.includes("node_modules")) continue;
    seen.add(next);
    waiting.push(...(graph.getModuleInfo(next)?.importedIds ?? []), ...listLazyPageModules(next, graph));
  }
  return seen;
}
