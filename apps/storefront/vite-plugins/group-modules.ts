export interface PageModule {
  id: string;
  bytes: number;
  /** Pages that load this module at start. Includes all pages of the modules that import it. */
  pages: ReadonlySet<string>;
  /** Ids of the modules that this module imports statically. */
  imports: readonly string[];
}

export interface ModuleGroup {
  ids: string[];
  bytes: number;
  pages: ReadonlySet<string>;
  imports: string[];
}

/** Cost of an additional file per page, in bytes of source: one request, and worse compression of separate files. */
const ADDITIONAL_FILE_COST_BYTES = 2_600;
/**
 * Groups modules into files. Modules that the same pages load form a group. Groups are joined while the unused bytes
 * that pages then load cost less than the saved files. The modules of the page `guarded` form two files, because they
 * compress best that way: modules that only this page loads, and modules that other pages load too. They are never
 * joined with modules that this page does not load. Files never import each other in a cycle. Each file comes after
 * the files that it imports.
 */
export function groupModules(modules: readonly PageModule[], guarded: string): ModuleGroup[] {
  const byPages = Map.groupBy(modules, ({ pages }) => [...pages].sort().join());
  const ofSamePages = [...byPages.values()].map((own) => own.map(toSingleModuleGroup).reduce(mergeGroups));
  const ofGuarded = ofSamePages.filter(({ pages }) => pages.has(guarded));
  let groups = [
    ...mergeIntoOneGroup(ofGuarded.filter(isSinglePageGroup)),
    ...mergeIntoOneGroup(ofGuarded.filter((group) => !isSinglePageGroup(group))),
    ...ofSamePages.filter(({ pages }) => !pages.has(guarded)),
  ];
  for (let next = findBestGroupMerge(groups, guarded); next; next = findBestGroupMerge(groups, guarded)) {
    const { first, second, brought } = next;
    const one = mergeGroups(first, second);
    // Each page that loads the merged group also loads the groups that it imports.
    for (const group of brought) group.pages = group.pages.union(one.pages);
    groups = [...groups.filter((group) => group !== first && group !== second), one];
  }
  return sortImportedFirst(groups);
}

const isSinglePageGroup = ({ pages }: ModuleGroup): boolean => pages.size === 1;
const mergeIntoOneGroup = (parts: readonly ModuleGroup[]): ModuleGroup[] =>
  parts.length > 0 ? [parts.reduce(mergeGroups)] : [];

const toSingleModuleGroup = ({ id, ...rest }: PageModule): ModuleGroup => ({
  ...rest,
  ids: [id],
  imports: [...rest.imports],
});

function mergeGroups(first: ModuleGroup, second: ModuleGroup): ModuleGroup {
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
  /** Groups that the two groups import, directly or through other groups. */
  brought: ReadonlySet<ModuleGroup>;
  /** Bytes saved over all pages. Negative for a loss. */
  gain: number;
}

function findBestGroupMerge(groups: readonly ModuleGroup[], guarded: string): GroupMerge | undefined {
  const importsOf = findImportsByGroup(groups);
  const reach = new Map(groups.map((group) => [group, collectReachableGroups(group, importsOf)]));
  const joins = groups.flatMap((first, at) =>
    groups.slice(at + 1).flatMap((second) => {
      if (first.pages.has(guarded) || second.pages.has(guarded)) return [];
      const brought = new Set([...(reach.get(first) ?? []), ...(reach.get(second) ?? [])]);
      brought.delete(first);
      brought.delete(second);
      const gain = calculateGroupMergeGain(first, second, brought);
      return gain > 0 ? [{ first, second, brought, gain }] : [];
    }),
  );
  return joins
    .toSorted((a, b) => b.gain - a.gain)
    .find(
      ({ first, second }) =>
        !wouldCreateCycle(first, second, importsOf) && !wouldCreateCycle(second, first, importsOf),
    );
}

function calculateGroupMergeGain(
  first: ModuleGroup,
  second: ModuleGroup,
  brought: ReadonlySet<ModuleGroup>,
): number {
  const both = first.pages.intersection(second.pages).size;
  const pages = first.pages.union(second.pages);
  const inVain = [first, second, ...brought].reduce(
    (sum, group) => sum + pages.difference(group.pages).size * group.bytes,
    0,
  );
  return both * ADDITIONAL_FILE_COST_BYTES - inVain;
}

type GroupImports = ReadonlyMap<ModuleGroup, ReadonlySet<ModuleGroup>>;

function findImportsByGroup(groups: readonly ModuleGroup[]): GroupImports {
  const groupOf = new Map(groups.flatMap((group) => group.ids.map((id) => [id, group] as const)));
  const listImportedGroups = (group: ModuleGroup) =>
    group.imports.flatMap((id) => groupOf.get(id) ?? []).filter((other) => other !== group);
  return new Map(groups.map((group) => [group, new Set(listImportedGroups(group))]));
}

/** Returns whether `from` reaches `to` through a third group. Joining the two would then create an import cycle. */
function wouldCreateCycle(from: ModuleGroup, to: ModuleGroup, importsOf: GroupImports): boolean {
  return [...(importsOf.get(from) ?? [])].some(
    (group) => group !== to && collectReachableGroups(group, importsOf).has(to),
  );
}

function collectReachableGroups(from: ModuleGroup, importsOf: GroupImports): Set<ModuleGroup> {
  const seen = new Set<ModuleGroup>();
  const waiting = [...(importsOf.get(from) ?? [])];
  for (let group = waiting.pop(); group; group = waiting.pop()) {
    if (seen.has(group)) continue;
    seen.add(group);
    waiting.push(...(importsOf.get(group) ?? []));
  }
  return seen;
}

function sortImportedFirst(groups: readonly ModuleGroup[]): ModuleGroup[] {
  const importsOf = findImportsByGroup(groups);
  const sorted = new Set<ModuleGroup>();
  function addGroup(group: ModuleGroup) {
    if (sorted.has(group)) return;
    for (const each of importsOf.get(group) ?? []) addGroup(each);
    sorted.add(group);
  }
  for (const group of groups) addGroup(group);
  return [...sorted];
}
