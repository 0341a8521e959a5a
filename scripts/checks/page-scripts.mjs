// Measures the script that each page of the built store loads at start, and that the built console loads before its
// board. Reads only the build, so it takes seconds instead of the minutes of `npm run bench -- scripts`, which also
// counts dynamic imports.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { pathFromRoot } from "../setup/paths.mjs";

const ROUTE_MODULE_FIELDS = [
  "module",
  "clientActionModule",
  "clientLoaderModule",
  "clientMiddlewareModule",
  "hydrateFallbackModule",
];

/** Returns the maximum script size in kilobytes that a page may load before an interaction. */
export const getMaxPageKilobytes = (path) => (path === "/" ? 105 : 122);

/** Maximum size of the styles of a page, in kilobytes. */
export const MAX_STYLE_KILOBYTES = 15;

/** Maximum script size in kilobytes that the console may load before its board works. */
export const MAX_CONSOLE_KILOBYTES = { cook: 150.3, owner: 200 };

/**
 * Returns the pages of a build in the manifest's order: path, script files, their total size in kilobytes (brotli,
 * with Uzbek texts), and the size of the styles in kilobytes, including those inlined into every page.
 */
export function measurePageScripts(build = pathFromRoot("apps/storefront/build/client")) {
  const assets = join(build, "assets");
  const names = readdirSync(assets);
  const findFileByPattern = (pattern) => names.find((name) => pattern.test(name)) ?? "";
  const manifest = findFileByPattern(/^manifest-.*\.js$/);
  const texts = findFileByPattern(/^locale-uz-(?!Cyrl).*\.js$/);
  const styles = findFileByPattern(/^app-.*\.css$/);
  // Reads the build's manifest, because the browser's manifest lists no imports.
  const { entry, routes } = JSON.parse(readFileSync(join(build, "../manifest.json"), "utf8"));
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const pages = Object.values(routes).filter(({ id, path }) => !parents.has(id) && path !== "*");
  return pages.map((page) => {
    const path = getRoutePath(page, routes);
    const ownStyles = new Set([styles]);
    // Script files that the page loads at start, the same as those that `start/deferred-start.ts` of the storefront
    // loads.
    const files = new Set([
      manifest,
      texts,
      ...[entry.module, ...entry.imports].map((file) => basename(file)),
    ]);
    for (let route = page; route; route = routes[route.parentId]) {
      for (const file of route.css ?? []) ownStyles.add(basename(file.replace(/#$/, "")));
      for (const file of [...ROUTE_MODULE_FIELDS.map((name) => route[name]), ...(route.imports ?? [])])
        if (file) files.add(basename(file));
    }
    const measureSizes = (names) =>
      names.map((file) => ({ file, kilobytes: measureKilobytes(join(assets, file)) }));
    const sumKilobytes = (sizes) => sizes.reduce((total, each) => total + each.kilobytes, 0);
    const sizes = measureSizes([...files]);
    const kilobytes = sumKilobytes(sizes);
    const styleKilobytes = sumKilobytes(measureSizes([...ownStyles]));
    return { path, kilobytes, styleKilobytes, files: sizes.toSorted((a, b) => b.kilobytes - a.kilobytes) };
  });
}

/**
 * Returns the script files that the built console loads before its board, which are the same for every role, in the
 * format of `measurePageScripts`.
 */
export function measureConsoleScripts(build = pathFromRoot("apps/console/dist")) {
  const assets = join(build, "assets");
  const page = readFileSync(join(build, "index.html"), "utf8");
  const texts = readdirSync(assets).filter((name) => /^locale-uz-.*\.js$/.test(name));
  const named = [...page.matchAll(/assets\/([\w.-]+\.js)"/g)].map(([, name = ""]) => name);
  const files = [...named, ...texts].map((file) => ({
    file,
    kilobytes: measureKilobytes(join(assets, file)),
  }));
  const kilobytes = files.reduce((total, each) => total + each.kilobytes, 0);
  return { kilobytes, files: files.toSorted((a, b) => b.kilobytes - a.kilobytes) };
}

function getRoutePath({ parentId, path = "" }, routes) {
  const parent = routes[parentId] ? getRoutePath(routes[parentId], routes) : "";
  return path === "" ? parent || "/" : `${parent.replace(/\/$/, "")}/${path}`;
}

/** Returns the transferred size: the build writes a compressed file next to each file. */
function measureKilobytes(file) {
  return statSync(`${file}.br`).size / 1024;
}
