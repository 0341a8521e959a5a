import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Screens that open without a network, by what names their chunk's module. */
const OFFLINE_SCREENS =
  /src\/(entry\.client|root|routes\/(shop-layout|home|basket|checkout|product|search|category|profile-favourites))\.tsx/;
/** What works with a network only, or comes by its language. */
const ONLINE = /(leaflet|yandex)-map|assets\/(locale-|map-|table|group)/;

interface Chunk {
  type: "chunk";
  fileName: string;
  moduleIds: string[];
  imports: string[];
  dynamicImports: string[];
  /** Its styles and other files, as Vite notes them. */
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
}

/** Signs that are drawn by a name in them, as those of ways to pay. */
const DRAWN = /\.svg$/;

/** Writes `offline-files.json` beside the client's files: what the service worker keeps from the start. */
export function offlineFiles(): Plugin {
  return {
    name: "dasturxon:offline-files",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    // Written last: chunks that held nothing but styles are gone by now.
    writeBundle({ dir = "" }, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
      writeFileSync(join(dir, "offline-files.json"), JSON.stringify(filesOf(chunks)));
    },
  };
}

/** The offline screens' chunks and all that these bring, at once or later, as addresses. */
export function filesOf(chunks: readonly Chunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<string>();
  const files = new Set<string>();
  const waiting = chunks
    .filter(({ moduleIds }) => moduleIds.some((id) => OFFLINE_SCREENS.test(id.replaceAll("\\", "/"))))
    .map(({ fileName }) => fileName);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = byName.get(name);
    if (!chunk || seen.has(name) || ONLINE.test(name)) continue;
    seen.add(name);
    for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file);
    for (const file of chunk.viteMetadata?.importedAssets ?? []) if (DRAWN.test(file)) files.add(file);
    waiting.push(...chunk.imports, ...chunk.dynamicImports);
  }
  return [...seen, ...files].toSorted().map((name) => `/${name}`);
}
