// No module that a browser application loads may import Zod, over any number of steps. Type imports are erased and do
// not count. dependency-cruiser checks each file separately. One walk over the graph from all files takes a second.
import { createImportGraph, findImporters, findReachableFiles } from "../imports/import-graph.mjs";

const FORBIDDEN_PACKAGE_PATTERN = /^zod(\/|$)/;
const isBrowserFile = (path) =>
  /^apps\/(storefront|console)\/src\//.test(path) && !/[.]test[.]tsx?$|\/testing\//.test(path);

/**
 * Returns a finding for each file of a browser application that reaches Zod, with the import path. `files` are
 * { path, text } objects.
 */
export function findBrowserZodFaults(files) {
  const graph = createImportGraph(files);
  const starts = [...graph.keys()].filter(isBrowserFile);
  if (starts.length === 0 && files.length > 0)
    return [createFinding("apps", ["no browser application was found"])];
  const importers = findImporters(graph);
  const forbidden = [...importers.keys()].filter((path) => FORBIDDEN_PACKAGE_PATTERN.test(path));
  const toForbidden = findReachableFiles(importers, forbidden, { follows: ({ isType }) => !isType });
  return starts
    .filter((path) => toForbidden.has(path))
    .map((path) => createFinding(path, createImportPath(path, toForbidden)));
}

function createImportPath(start, next) {
  const way = [];
  for (let path = start; path; path = next.get(path)) way.push(path);
  return way;
}

const createFinding = (path, way) => ({
  path,
  line: 1,
  rule: "no-zod-behind-browser",
  message: `the browser takes types only, however far away the import stands: ${way.join(" → ")}`,
});
