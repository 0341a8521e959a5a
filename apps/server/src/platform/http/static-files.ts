import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { prepareReply } from "./prepared-reply.ts";
import type { PreparedReply } from "./prepared-reply.ts";

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
const COMPRESSIBLE = new Set([".css", ".html", ".js", ".json", ".map", ".svg", ".txt", ".webmanifest"]);
const IMMUTABLE = "public, max-age=31536000, immutable";
/** Beside a file: the same in brotli, compressed by the build, which has more time for it. */
const BROTLI = ".br";
const CHECKED = "public, max-age=0, must-revalidate";

export interface StaticFiles {
  /** The file at a path below the root (`assets/entry-1a2b.js`), prepared when first asked for; null: no such file. */
  find(path: string): Promise<PreparedReply> | null;
}

/**
 * The files of a build, listed once: nothing that is not on the list can be asked for, so no path escapes.
 * Names with a hash (everything below `assets/`) are immutable, the rest is checked by ETag.
 */
export function staticFiles(root: string): StaticFiles {
  const present = new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/")),
  );
  const isCompressed = (path: string) => present.has(`${path}${BROTLI}`);
  const prepared = new Map<string, Promise<PreparedReply>>();
  return {
    find(path) {
      const isOther = path.endsWith(BROTLI) && present.has(path.slice(0, -BROTLI.length));
      if (!present.has(path) || isOther) return null;
      const found = prepared.get(path) ?? prepare(root, path, isCompressed(path));
      prepared.set(path, found);
      return found;
    },
  };
}

async function prepare(root: string, path: string, isCompressed: boolean): Promise<PreparedReply> {
  const ending = extname(path);
  const file = join(root, path);
  return prepareReply(await readFile(file), {
    ...(isCompressed ? { brotli: await readFile(`${file}${BROTLI}`) } : {}),
    contentType: TYPES[ending] ?? "application/octet-stream",
    isCompressible: COMPRESSIBLE.has(ending),
    headers: { "cache-control": path.startsWith("assets/") ? IMMUTABLE : CHECKED, vary: "accept-encoding" },
  });
}
