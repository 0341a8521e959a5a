export interface PageModule {
  id: string;
  bytes: number;
  /** Pages that load this module at start. Includes all pages of the modules that import it. */
  pages: ReadonlySet<string>;
  /** Ids of the modules that it imports statically. */
  imports: readonly string[];
}

export interface ModuleGroup {
  ids: string[];
  bytes: number;
  pages: ReadonlySet<string>;
  imports: string[];
}

/** Cost of an additional file per page, in bytes of source: one request, and worse compression of separate files. */
const FILE_COST = 2_600;
/**
 * Groups modules into files. Modules that the same pages load form a group. Groups are joined while the unused bytes
 * that pages then load cost less than the saved files. The modules of the page `guarded` form two files, because they
 * compress best that way: modules that only this page loads, and modules that other pages load too. They are never
 * joined with modules that this page does not load. Files never import each other in a cycle. Each file comes after
 * the files that it imports.
 */
export function groupModules(modules: readonly PageModule[], guarded: string): ModuleGroup[] {
  const byPages = Map.groupBy(modules, ({ pages }) => [...pages].sort().join());
  const ofSamePages = [...byPages.values()].map((own) => own.map(alone).reduce(joined));
  const ofGuarded = ofSamePages.filter(({ pages }) => pages.has(guarded));
  let groups = [
    ...asOneFile(ofGuarded.filter(isOfOnePage)),
    ...asOneFile(ofGuarded.filter((group) => !isOfOnePage(group))),
    ...ofSamePages.filter(({ pages }) => !pages.has(guarded)),
  ];
  for (let next = nextJoin(groups, guarded); next; next = nextJoin(groups, guarded)) {
    const { first, second, brought } = next;
    const one = joined(first, second);
    // Each page that loads the group also loads its imports.
    for (const group of brought) group.pages = group.pages.union(one.pages);
    groups = [...groups.filter((group) => group !== first && group !== second), one];
  }
  return importedFirst(groups);
}

const isOfOnePage = ({ pages }: ModuleGroup): boolean => pages.size === 1;
const asOneFile = (parts: readonly ModuleGroup[]): ModuleGroup[] =>
  parts.length > 0 ? [parts.reduce(joined)] : [];

const alone = ({ id, ...rest }: PageModule): ModuleGroup => ({
  ...rest,
  ids: [id],
  imports: [...rest.imports],
});

function joined(first: ModuleGroup, second: ModuleGroup): ModuleGroup {
  return {
    ids: [...first.ids, ...second.ids],
    bytes: first.bytes + second.bytes,
    pages: first.pages.union(second.pages),
    imports: [...first.imports, ...second.imports],
  };
}

interface GroupMerge {
  first: ModuleGroup;
  second: ModuleGroup;
  /** Direct and transitive imports of the two groups. */
  brought: ReadonlySet<ModuleGroup>;
  /** Bytes saved over all pages. Negative for a loss. */
  gain: number;
}

function nextJoin(groups: readonly ModuleGroup[], guarded: string): GroupMerge | undefined {
  const importsOf = importsAmong(groups);
  const reach = new Map(groups.map((group) => [group, reachOf(group, importsOf)]));
  const joins = groups.flatMap((first, at) =>
    groups.slice(at + 1).flatMap((second) => {
      if (first.pages.has(guarded) || second.pages.has(guarded)) return [];
      const brought = new Set([...(reach.get(first) ?? []), ...(reach.get(second) ?? [])]);
      brought.delete(first);
      brought.delete(second);
      const gain = gainOf(first, second, brought);
      return gain > 0 ? [{ first, second, brought, gain }] : [];
    }),
  );
  return joins
    .toSorted((a, b) => b.gain - a.gain)
    .find(({ first, second }) => !isRound(first, second, importsOf) && !isRound(second, first, importsOf));
}

function gainOf(first: ModuleGroup, second: ModuleGroup, brought: ReadonlySet<ModuleGroup>): number {
  const both = first.pages.intersection(second.pages).size;
  const pages = first.pages.union(second.pages);
  const inVain = [first, second, ...brought].reduce(
    (sum, group) => sum + pages.difference(group.pages).size * group.bytes,
    0,
  );
  return both * FILE_COST - inVain;
}

type Imports = ReadonlyMap<ModuleGroup, ReadonlySet<ModuleGroup>>;

function importsAmong(groups: readonly ModuleGroup[]): Imports {
  const groupOf = new Map(groups.flatMap((group) => group.ids.map((id) => [id, group] as const)));
  const others = (group: ModuleGroup) =>
    group.imports.flatMap((id) => groupOf.get(id) ?? []).filter((other) => other !== group);
  return new Map(groups.map((group) => [group, new Set(others(group))]));
}

/** Returns whether `from` reaches `to` through a third group. Joining the two would then create an import cycle. */
function isRound(from: ModuleGroup, to: ModuleGroup, importsOf: Imports): boolean {
  return [...(importsOf.get(from) ?? [])].some((group) => group !== to && reachOf(group, importsOf).has(to));
}

function reachOf(from: ModuleGroup, importsOf: Imports): Set<ModuleGroup> {
  const seen = new Set<ModuleGroup>();
  const waiting = [...(importsOf.get(from) ?? [])];
  for (let group = waiting.pop(); group; group = waiting.pop()) {
    if (seen.has(group)) continue;
    seen.add(group);
    waiting.push(...(importsOf.get(group) ?? []));
  }
  return seen;
}

function importedFirst(groups: readonly ModuleGroup[]): ModuleGroup[] {
  const importsOf = importsAmong(groups);
  const sorted = new Set<ModuleGroup>();
  function add(group: ModuleGroup) {
    if (sorted.has(group)) return;
    for (const each of importsOf.get(group) ?? []) add(each);
    sorted.add(group);
  }
  for (const group of groups) add(group);
  return [...sorted];
}
