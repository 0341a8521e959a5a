import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathOf } from "../answer-errors.ts";
import type { Http } from "../http.ts";
import { prepareReply } from "../prepared-reply.ts";
import type { PreparedReply } from "../prepared-reply.ts";
import { sendPrepared } from "../send-prepared.ts";
import { staticFiles } from "../static-files.ts";
import { scriptHashes } from "./page-policy.ts";

/** Serves the staff's console, one page for every path below `/console/`; `buildDir` holds its `index.html`. */
export function serveConsole(http: Http, buildDir: string): void {
  const files = staticFiles(buildDir);
  let index: Promise<PreparedReply> | undefined;
  http.app.get("/console", (_request, reply) => reply.redirect("/console/", 302));
  http.app.get("/console/*", async (request, reply) => {
    const path = pathOf(request.url).slice("/console/".length);
    const file = path === "index.html" ? null : files.find(path);
    if (!file && path.startsWith("assets/")) return reply.callNotFound();
    index ??= prepareIndex(join(buildDir, "index.html"));
    return sendPrepared(http, { request, reply, prepared: await (file ?? index), merchantId: "" });
  });
}

/** The hashes are of the build's own file, which nobody but the build writes. */
async function prepareIndex(file: string): Promise<PreparedReply> {
  const html = await readFile(file, "utf8");
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = ""]) => text,
  );
  const policy = [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes(inline)].join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "media-src 'self' data: blob:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
  return await prepareReply(html, {
    contentType: "text/html; charset=utf-8",
    headers: { "content-security-policy": policy, vary: "accept-encoding" },
  });
}
