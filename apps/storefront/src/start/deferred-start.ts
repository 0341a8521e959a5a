import type { Messages } from "@lingui/core";
import { START_DATA_ELEMENT_ID } from "./start-data.ts";
import type { StartScriptData } from "./start-data.ts";

interface ManifestRoute {
  module: string;
  imports?: string[];
  clientActionModule?: string;
  clientLoaderModule?: string;
  clientMiddlewareModule?: string;
  hydrateFallbackModule?: string;
}

export interface DeferredStartScriptInput {
  manifest: {
    url: string;
    entry: { module: string; imports: string[] };
    routes: Record<string, ManifestRoute | undefined>;
  };
  routeIds: string[];
  /** React Router's context object and its stream of loader data, as text. */
  handOver: string;
  data: string;
  catalogue: string;
  /** Texts of the page that are not in `catalogue`. Undefined if they are unknown. */
  texts: Messages | undefined;
  /** URL of the catalogue with all other texts. Null if the page has no such catalogue of its own. */
  lazyCatalogue: string | null;
  /** See `StartScriptData`. */
  stylesheet: string;
  /** Source of the start script. */
  script: string;
}

/** Returns the HTML before `</body>`: the data block and the start script. */
export function renderDeferredStartScript(input: DeferredStartScriptInput): string {
  const { manifest } = input;
  const routes = input.routeIds.flatMap((id) => {
    const route = manifest.routes[id];
    return route ? [[id, listRouteModules(route)] as const] : [];
  });
  const lazyFiles = input.lazyCatalogue ? [input.lazyCatalogue] : [];
  const files = new Set([
    manifest.entry.module,
    ...manifest.entry.imports,
    ...routes.flatMap(([id, modules]) => [...modules, ...(manifest.routes[id]?.imports ?? [])]),
    ...(input.texts ? [] : lazyFiles),
  ]);
  const page: StartScriptData = {
    context: JSON.parse(input.handOver) as object,
    data: input.data,
    manifest: manifest.url,
    entry: manifest.entry.module,
    catalogue: input.catalogue,
    texts: input.texts,
    stylesheet: input.stylesheet,
    routes,
    // Reverses the list, because the build lists a module before its imports and dependencies must be loaded first.
    shared: manifest.entry.imports.toReversed(),
    files: [...files],
    later: lazyFiles.filter((file) => !files.has(file)),
  };
  const block = escapeJsonForScript(JSON.stringify(page));
  return `<script type="application/json" id="${START_DATA_ELEMENT_ID}">${block}</script><script>${input.script}</script>`;
}

function listRouteModules(route: ManifestRoute): string[] {
  const parts = [
    route.clientActionModule,
    route.clientLoaderModule,
    route.clientMiddlewareModule,
    route.hydrateFallbackModule,
    route.module,
  ];
  return parts.filter((part) => part !== undefined);
}

/** Escapes JSON for use inside a script element. */
export function escapeJsonForScript(json: string): string {
  return json
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
}
