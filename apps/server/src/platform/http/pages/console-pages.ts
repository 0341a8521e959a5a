import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { pathFromUrl } from "../reply/answer-errors.ts";
import type { Http } from "../http.ts";
import { prepareReply } from "../reply/prepared-reply.ts";
import type { PreparedReply } from "../reply/prepared-reply.ts";
import { sendPreparedReply } from "../reply/send-prepared.ts";
import { listStaticFiles } from "../reply/static-files.ts";
import { hashScripts, SERVICE_WORKER_POLICY } from "./page-policy.ts";

const SERVICE_WORKER_FILE = "service-worker.js";

export interface ConsoleOptions {
  /** Build folder with `index.html`. In development, a function that returns the page of a URL. */
  source: string | ((url: string) => Promise<string>);
  /** Origin `https://console.example.uz`, the only one that serves the console. Null if every host serves it. */
  origin: string | null;
  /** Public URL of the platform, `https://example.uz`. Store previews are on its sub-domains. */
  publicUrl: string;
}

/** Serves the staff console: one page for every path under `/console/`. */
export function serveConsole(http: Http, { source, origin, publicUrl }: ConsoleOptions): void {
  const files = typeof source === "string" ? listStaticFiles(source) : { find: () => null };
  const host = origin && new URL(origin).hostname;
  const stores = buildStoresPolicySource(publicUrl);
  let index: Promise<PreparedReply> | undefined;
  let worker: Promise<PreparedReply> | undefined;
  const isOutsideConsoleHost = ({ siteHost }: FastifyRequest) => host !== null && siteHost?.name !== host;
  http.app.get("/console", (request, reply) =>
    reply.redirect(`${isOutsideConsoleHost(request) ? origin : ""}/console/`, 302),
  );
  if (host !== null) redirectToConsole(http, host);
  http.app.get("/console/*", async (request, reply) => {
    if (isOutsideConsoleHost(request)) return reply.redirect(`${origin}${request.url}`, 302);
    const path = pathFromUrl(request.url).slice("/console/".length);
    const file = path === "index.html" ? null : files.find(path);
    if (!file && (path.startsWith("assets/") || path === SERVICE_WORKER_FILE)) return reply.callNotFound();
    if (typeof source === "function") return sendDevelopmentPage(reply, await source(request.url), stores);
    index ??= prepareIndexPage(join(source, "index.html"), stores);
    const asked =
      file && path === SERVICE_WORKER_FILE
        ? (worker ??= prepareServiceWorker(join(source, SERVICE_WORKER_FILE)))
        : file;
    return sendPreparedReply(http, { request, reply, prepared: await (asked ?? index), merchantId: "" });
  });
}

/** Redirects all other paths on the console's host to the console, because this host has no store. */
function redirectToConsole(http: Http, host: string): void {
  http.app.addHook("onRequest", async (request, reply) => {
    const isPage = request.routeOptions.url === "/*" || request.routeOptions.url === undefined;
    if (isPage && request.method === "GET" && request.siteHost?.name === host)
      return reply.redirect("/console/", 302);
    return undefined;
  });
}

/** Prepares the service worker. Unlike the other files it may call the API, and browsers check it for a new version. */
async function prepareServiceWorker(file: string): Promise<PreparedReply> {
  return prepareReply(await readFile(file, "utf8"), {
    contentType: "text/javascript; charset=utf-8",
    headers: { "content-security-policy": SERVICE_WORKER_POLICY, vary: "accept-encoding" },
  });
}

/** Prepares `index.html`. Its inline scripts are trusted and hashed, because only the build writes the file. */
async function prepareIndexPage(file: string, stores: string): Promise<PreparedReply> {
  const html = await readFile(file, "utf8");
  const inline = [...html.matchAll(/<script([^<>]*)>([\s\S]*?)(?:<\/script>|$)/g)].flatMap(
    ([, attributes = "", text = ""]) => (/\bsrc=/.test(attributes) ? [] : [text]),
  );
  return prepareReply(html, {
    contentType: "text/html; charset=utf-8",
    headers: {
      "content-security-policy": buildConsolePolicy({ scripts: hashScripts(inline), stores }),
      vary: "accept-encoding",
    },
  });
}

/** Sends a page in development. Its policy allows the scripts that Vite adds and the WebSocket for changes. */
function sendDevelopmentPage(reply: FastifyReply, html: string, stores: string): FastifyReply {
  return reply
    .headers({
      "cache-control": "no-store",
      "content-security-policy": buildConsolePolicy({
        scripts: ["'unsafe-inline'"],
        connections: ["ws:"],
        stores,
      }),
    })
    .type("text/html; charset=utf-8")
    .send(html);
}

/** Returns the Content-Security-Policy source for stores on sub-domains of the platform: `https://*.example.uz`. */
function buildStoresPolicySource(publicUrl: string): string {
  const { protocol, host } = new URL(publicUrl);
  return `${protocol}//*.${host}`;
}

interface ContentPolicySources {
  scripts: readonly string[];
  connections?: readonly string[];
  stores: string;
}

function buildConsolePolicy({ scripts, connections = [], stores }: ContentPolicySources): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    `connect-src ${["'self'", ...connections].join(" ")}`,
    "media-src 'self' data: blob:",
    "manifest-src 'self'",
    "worker-src 'self'",
    // Frames of stores are allowed for previews. All brands share the console page, so the policy allows the stores of
    // all brands.
    `frame-src 'self' ${stores}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
