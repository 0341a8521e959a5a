import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Matches the source files of the screens that open without a network. */
const OFFLINE_SCREEN_PATTERN =
  /src\/(entry\.client|root|routes\/(shop-layout|home|basket|checkout|product|search|category|profile-favourites))\.tsx/;
/** Matches the files of code that needs a network or depends on the language. */
const ONLINE_ONLY_CHUNK_PATTERN = /(leaflet|yandex)-map|assets\/(locale-|map-|table|group)/;

interface BundleChunk {
  type: "chunk";
  fileName: string;
  moduleIds: string[];
  imports: string[];
  dynamicImports: string[];
  /** Styles and other assets of the chunk, recorded by Vite. */
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
}

/** Icons that are loaded by name, for example of payment methods. */
const NAMED_ICON_PATTERN = /\.svg$/;

/**
 * Writes `offline-files.json` next to the client's files: the list of files that the service worker caches at install.
 */
export function offlineFilesPlugin(): Plugin {
  return {
    name: "dasturxon:offline-files",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    // The list is written last, after the build removes chunks that contain only styles.
    writeBundle({ dir = "" }, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
      writeFileSync(join(dir, "offline-files.json"), JSON.stringify(listOfflineChunkUrls(chunks)));
    },
  };
}

/** Returns the URLs of the JavaScript chunks that the offline screens need, including static and dynamic imports. */
export function listOfflineChunkUrls(chunks: readonly BundleChunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<string>();
  const files = new Set<string>();
  const waiting = chunks
    .filter(({ moduleIds }) => moduleIds.some((id) => OFFLINE_SCREEN_PATTERN.test(id.replaceAll("\\", "/"))))
    .map(({ fileName }) => fileName);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = byName.get(name);
    if (!chunk || seen.has(name) || ONLINE_ONLY_CHUNK_PATTERN.test(name)) continue;
    seen.add(name);
    for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file);
    for (const file of chunk.viteMetadata?.importedAssets ?? [])
      if (NAMED_ICON_PATTERN.test(file)) files.add(file);
    waiting.push(...chunk.imports, ...chunk.dynamicImports);
  }
  return [...seen, ...files].toSorted().map((name) => `/${name}`);
}
