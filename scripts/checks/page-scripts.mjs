// Script that each page of the built store names to be loaded at once, from the build alone: seconds instead of the
// minutes of `npm run bench -- scripts`, which also counts what screens fetch by themselves.
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

/** The pages of a build, in the manifest's order: path, files and kilobytes of them all in brotli, texts in Uzbek. */
export function pageScripts(build = fromRoot("apps/storefront/build/client")) {
  const assets = join(build, "assets");
  const names = readdirSync(assets);
  const named = (pattern) => names.find((name) => pattern.test(name)) ?? "";
  const manifest = named(/^manifest-.*\.js$/);
  const texts = named(/^locale-uz-(?!Cyrl).*\.js$/);
  const lateTexts = named(/^locale-late-uz-(?!Cyrl).*\.js$/);
  const { entry, routes } = readManifest(join(assets, manifest));
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const pages = Object.values(routes).filter(({ id, path }) => !parents.has(id) && path !== "*");
  return pages.map((page) => {
    const path = pathOf(page, routes);
    // As `start/late-start.ts` lists them.
    const files = new Set([
      manifest,
      texts,
      ...[entry.module, ...entry.imports].map((file) => basename(file)),
    ]);
    if (path !== "/") files.add(lateTexts);
    for (let route = page; route; route = routes[route.parentId])
      for (const file of [...MODULES.map((name) => route[name]), ...(route.imports ?? [])])
        if (file) files.add(basename(file));
    const sizes = [...files].map((file) => ({ file, kilobytes: kilobytesOf(join(assets, file)) }));
    const kilobytes = sizes.reduce((sum, each) => sum + each.kilobytes, 0);
    return { path, kilobytes, files: sizes.toSorted((a, b) => b.kilobytes - a.kilobytes) };
  });
}

function readManifest(file) {
  const code = readFileSync(file, "utf8");
  return JSON.parse(code.slice(code.indexOf("{"), code.lastIndexOf("}") + 1));
}

function pathOf({ parentId, path = "" }, routes) {
  const parent = routes[parentId] ? pathOf(routes[parentId], routes) : "";
  return path === "" ? parent || "/" : `${parent.replace(/\/$/, "")}/${path}`;
}

/** As they are sent: the build lays the compressed file beside. */
function kilobytesOf(file) {
  return statSync(`${file}.br`).size / 1024;
}
