/**
 * Starts the application after the first paint: script that competes with the first pictures costs a second there.
 * The text runs inline, so it is small and the same on every page; what differs lies in the data block `#dx-start`.
 * The entry may be packed with what screens share and so run before them: it waits for `dxLoaded`.
 * Taps that come before the application is ready are kept in `dxTaps` and carried out by it.
 */
export const startScript = `(()=>{var d=document,w=window,go=0;w.dxTaps=[];
d.addEventListener("click",function(e){if(w.dxReady||e.ctrlKey||e.metaKey||e.shiftKey||e.button)return;
var t=e.target.closest("[data-tap]");if(t){e.preventDefault();w.dxTaps.push(t)}start()},true);
function start(){if(go++)return;var b=JSON.parse(d.getElementById("dx-start").textContent);
b.files.forEach(function(f){var l=d.createElement("link");l.rel="modulepreload";l.href=f;d.head.append(l)});
w.__reactRouterContext=b.context;
w.__reactRouterContext.stream=new ReadableStream({start:function(c){c.enqueue(b.data);c.close()}}).pipeThrough(new TextEncoderStream());
var m=w.__reactRouterRouteModules={};
w.dxLoaded=Promise.all([import(b.manifest),import(b.catalogue)].concat(b.routes.map(function(r){return Promise.all(r[1].map(function(u){return import(u)})).then(function(p){m[r[0]]=Object.assign.apply(0,[{}].concat(p))})})));
w.dxLoaded.then(function(){return import(b.entry)}).catch(lost)}
function lost(e){console.error(e);try{var k="dx:reloaded:"+location.pathname,n=Date.now(),s=sessionStorage;if(navigator.onLine===false||Math.abs(n-(+s.getItem(k)||0))<1e4)return;s.setItem(k,n);location.reload()}catch(_){}}
function soon(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(start)})})}
d.readyState=="complete"?soon():w.addEventListener("load",soon);setTimeout(start,2500)})()`;

interface ManifestRoute {
  module: string;
  imports?: string[];
  clientActionModule?: string;
  clientLoaderModule?: string;
  clientMiddlewareModule?: string;
  hydrateFallbackModule?: string;
}

export interface LateStartInput {
  manifest: {
    url: string;
    entry: { module: string; imports: string[] };
    routes: Record<string, ManifestRoute | undefined>;
  };
  routeIds: string[];
  /** React Router's hand-over object and its stream of loader data, as text. */
  handOver: string;
  data: string;
  catalogue: string;
}

/** The HTML that goes before `</body>`: the data block and the starting script. */
export function lateStart(input: LateStartInput): string {
  const { manifest } = input;
  const routes = input.routeIds.flatMap((id) => {
    const route = manifest.routes[id];
    return route ? [[id, modulesOf(route)] as const] : [];
  });
  const files = new Set([
    manifest.entry.module,
    ...manifest.entry.imports,
    ...routes.flatMap(([id, modules]) => [...modules, ...(manifest.routes[id]?.imports ?? [])]),
  ]);
  const block = JSON.stringify({
    context: JSON.parse(input.handOver),
    data: input.data,
    manifest: manifest.url,
    entry: manifest.entry.module,
    catalogue: input.catalogue,
    routes,
    files: [...files],
  });
  return `<script type="application/json" id="dx-start">${escapeForScript(block)}</script><script>${startScript}</script>`;
}

function modulesOf(route: ManifestRoute): string[] {
  const parts = [
    route.clientActionModule,
    route.clientLoaderModule,
    route.clientMiddlewareModule,
    route.hydrateFallbackModule,
    route.module,
  ];
  return parts.filter((part) => part !== undefined);
}

/** JSON as it may stand inside a script element. */
export function escapeForScript(json: string): string {
  return json
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
}
