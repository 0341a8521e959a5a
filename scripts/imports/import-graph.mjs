// The import graph of the repository, read by TypeScript's scanner. Takes about a second for all files.
import { posix } from "node:path";
import ts from "typescript";

const isSourceFile = (path) => /\.(ts|tsx|mjs|js)$/.test(path);

/** Returns the imports of a source text. `isType`: the whole statement is erased when types are stripped. */
export function parseImports(text) {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => {
    const statement = text.slice(0, pos).match(/(?:^|[\n;])\s*(?:import|export)\s([^;]*)$/);
    return { specifier: fileName, isType: /^type\s/.test(statement?.[1] ?? "") };
  });
}

/**
 * Returns the graph of { path, text } files: path → [{ to, isType }]. `to` is a path of the repository, or the
 * specifier of an external module.
 */
export function createImportGraph(files) {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const packages = findPackages(texts);
  const graph = new Map();
  for (const [path, text] of texts) {
    if (text === null || !isSourceFile(path)) continue;
    graph.set(
      path,
      parseImports(text).map(({ specifier, isType }) => ({
        to: resolveSpecifier(path, specifier, texts, packages),
        isType,
      })),
    );
  }
  return graph;
}

function resolveSpecifier(from, specifier, texts, packages) {
  const bare = specifier.replace(/\?.*$/, "");
  if (bare.startsWith(".")) return resolveImport(posix.join(posix.dirname(from), bare), texts);
  const name = bare.match(/^(?:@[^/]+\/)?[^/]+/)?.[0] ?? bare;
  const found = packages.get(name);
  return found ? (found.resolve(`.${bare.slice(name.length)}`) ?? bare) : bare;
}

/**
 * Resolves an import path to a file: as given, with an added extension, as the index of a folder, or with .ts for .js.
 * Returns the path itself if no file matches.
 */
function resolveImport(path, texts) {
  const tries = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, path.replace(/\.js$/, ".ts")];
  return tries.find((one) => texts.has(one)) ?? path;
}

/** Returns the workspaces that other workspaces import, by name, with their `exports`. */
function findPackages(texts) {
  const found = new Map();
  for (const [path, text] of texts) {
    if (!/(^|\/)package\.json$/.test(path) || path.includes("node_modules/")) continue;
    const { name, exports } = JSON.parse(text);
    if (!name || !exports) continue;
    const folder = posix.dirname(path);
    found.set(name, {
      resolve(subpath) {
        const target = exports[subpath] ?? exports["./*"]?.replace("*", subpath.slice(2));
        return target && posix.join(folder, target);
      },
    });
  }
  return found;
}

/**
 * Returns all files that `starts` reach, including themselves: path → the path it was reached from (null for a start).
 */
export function findReachableFiles(graph, starts, { follows = () => true } = {}) {
  const from = new Map(starts.map((start) => [start, null]));
  const waiting = [...from.keys()];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    for (const step of graph.get(path) ?? []) {
      if (from.has(step.to) || !follows(step, path)) continue;
      from.set(step.to, path);
      waiting.push(step.to);
    }
  }
  return from;
}

/** Returns the graph with reversed edges. */
export function findImporters(graph) {
  const importers = new Map();
  for (const [path, steps] of graph) {
    for (const { to, isType } of steps) {
      if (!importers.has(to)) importers.set(to, []);
      importers.get(to).push({ to: path, isType });
    }
  }
  return importers;
}
