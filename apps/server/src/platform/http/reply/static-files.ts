import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { prepareReply } from "./prepared-reply.ts";
import type { PreparedReply } from "./prepared-reply.ts";

const CONTENT_TYPES: Record<string, string> = {
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
const COMPRESSIBLE_EXTENSIONS = new Set([
  ".css",
  ".html",
  ".js",
  ".json",
  ".map",
  ".svg",
  ".txt",
  ".webmanifest",
]);
const IMMUTABLE_CACHE_CONTROL = "public, max-age=31536000, immutable";
/** Extension of files compressed with brotli at build time, which allows a higher quality. */
const BROTLI_FILE_EXTENSION = ".br";
const REVALIDATED_CACHE_CONTROL = "public, max-age=0, must-revalidate";

export interface StaticFiles {
  /** Returns the file at a path (`assets/entry-1a2b.js`), prepared at the first request. Null if it does not exist. */
  find(path: string): Promise<PreparedReply> | null;
}

/**
 * Serves the files of a build, listed once. Only listed files can be requested, so a path cannot escape from the
 * folder. Names with a hash (all files under `assets/`) are immutable, all others are validated by ETag.
 */
export function listStaticFiles(root: string): StaticFiles {
  const present = new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/")),
  );
  const isCompressed = (path: string) => present.has(`${path}${BROTLI_FILE_EXTENSION}`);
  const prepared = new Map<string, Promise<PreparedReply>>();
  return {
    find(path) {
      const isOther =
        path.endsWith(BROTLI_FILE_EXTENSION) && present.has(path.slice(0, -BROTLI_FILE_EXTENSION.length));
      if (!present.has(path) || isOther) return null;
      const found = prepared.get(path) ?? prepareStaticFile(root, path, isCompressed(path));
      prepared.set(path, found);
      return found;
    },
  };
}

async function prepareStaticFile(root: string, path: string, isCompressed: boolean): Promise<PreparedReply> {
  const ending = extname(path);
  const file = join(root, path);
  return prepareReply(await readFile(file), {
    ...(isCompressed ? { brotli: await readFile(`${file}${BROTLI_FILE_EXTENSION}`) } : {}),
    contentType: CONTENT_TYPES[ending] ?? "application/octet-stream",
    isCompressible: COMPRESSIBLE_EXTENSIONS.has(ending),
    headers: {
      "cache-control": path.startsWith("assets/") ? IMMUTABLE_CACHE_CONTROL : REVALIDATED_CACHE_CONTROL,
      vary: "accept-encoding",
    },
  });
}
