// Script that each page of the built store names to be loaded at once, and the built console before its board, from the
// build alone: seconds instead of the minutes of `npm run bench -- scripts`, which also counts what screens fetch by
// themselves.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { fromRoot } from "../setup/paths.mjs";

const MODULES = [
  "module",
  "clientActionModule",
  "clientLoaderModule",
  "clientMiddlewareModule",
  "hydrateFallbackModule",
];

/** Kilobytes that a page may load before a tap. */
export const mostKilobytes = (path) => (path === "/" ? 120 : 130);

/** Kilobytes of styles that a page may bring. */
export const MAX_STYLE_KILOBYTES = 15;

/** Kilobytes of script that the console may load before its board works. */
export const MAX_CONSOLE_KILOBYTES = { cook: 150, owner: 200 };

/**
 * The pages of a build, in the manifest's order: path, script files and kilobytes of them all in brotli, texts in Uzbek;
 * kilobytes of its styles, those that stand in every page included.
 */
export function pageScripts(build = fromRoot("apps/storefront/build/client")) {
  const assets = join(build, "assets");
  const names = readdirSync(assets);
  const named = (pattern) => names.find((name) => pattern.test(name)) ?? "";
  const manifest = named(/^manifest-.*\.js$/);
  const texts = named(/^locale-uz-(?!Cyrl).*\.js$/);
  const styles = named(/^app-.*\.css$/);
  const lateTexts = named(/^locale-late-uz-(?!Cyrl).*\.js$/);
  // As the build knows it: the browser's own list names no imports.
  const { entry, routes } = JSON.parse(readFileSync(join(build, "../manifest.json"), "utf8"));
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const pages = Object.values(routes).filter(({ id, path }) => !parents.has(id) && path !== "*");
  return pages.map((page) => {
    const path = pathOf(page, routes);
    // As `start/late-start.ts` lists them.
    const ownStyles = new Set([styles]);
    const files = new Set([
      manifest,
      texts,
      ...[entry.module, ...entry.imports].map((file) => basename(file)),
    ]);
    if (path !== "/") files.add(lateTexts);
    for (let route = page; route; route = routes[route.parentId]) {
      for (const file of route.css ?? []) ownStyles.add(basename(file.replace(/#$/, "")));
      for (const file of [...MODULES.map((name) => route[name]), ...(route.imports ?? [])])
        if (file) files.add(basename(file));
    }
    const sizesOf = (names) => names.map((file) => ({ file, kilobytes: kilobytesOf(join(assets, file)) }));
    const sum = (sizes) => sizes.reduce((total, each) => total + each.kilobytes, 0);
    const sizes = sizesOf([...files]);
    const kilobytes = sum(sizes);
    const styleKilobytes = sum(sizesOf([...ownStyles]));
    return { path, kilobytes, styleKilobytes, files: sizes.toSorted((a, b) => b.kilobytes - a.kilobytes) };
  });
}

/** The script files that the built console names to be loaded before its board, the same for every role; as `pageScripts`. */
export function consoleScripts(build = fromRoot("apps/console/dist")) {
  const assets = join(build, "assets");
  const page = readFileSync(join(build, "index.html"), "utf8");
  const texts = readdirSync(assets).filter((name) => /^locale-uz-.*\.js$/.test(name));
  const named = [...page.matchAll(/assets\/([\w.-]+\.js)"/g)].map(([, name = ""]) => name);
  const files = [...named, ...texts].map((file) => ({ file, kilobytes: kilobytesOf(join(assets, file)) }));
  const kilobytes = files.reduce((total, each) => total + each.kilobytes, 0);
  return { kilobytes, files: files.toSorted((a, b) => b.kilobytes - a.kilobytes) };
}

function pathOf({ parentId, path = "" }, routes) {
  const parent = routes[parentId] ? pathOf(routes[parentId], routes) : "";
  return path === "" ? parent || "/" : `${parent.replace(/\/$/, "")}/${path}`;
}

/** As they are sent: the build lays the compressed file beside. */
function kilobytesOf(file) {
  return statSync(`${file}.br`).size / 1024;
}
