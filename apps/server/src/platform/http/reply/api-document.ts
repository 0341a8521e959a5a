import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Endpoint } from "@dasturxon/contract/endpoint";
import { createOpenApiDocument } from "@dasturxon/contract/openapi";
import type { Http } from "../http.ts";
import { prepareReply } from "./prepared-reply.ts";
import type { PreparedReply } from "./prepared-reply.ts";
import { readReplyExamples } from "./read-examples.ts";
import { sendPreparedReply } from "./send-prepared.ts";

const documentPageHtml = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<div id="api"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;
const swaggerStartScript = `SwaggerUIBundle({ url: "/openapi.json", dom_id: "#api", deepLinking: true, validatorUrl: null });\n`;
const documentPagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; font-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves `/openapi.json` and the page `/docs` for it. Both are created at the first request. */
export function serveApiDocument(http: Http, endpoints: Record<string, Endpoint>, version: string): void {
  const swagger = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
  const html = {
    contentType: "text/html; charset=utf-8",
    headers: { "content-security-policy": documentPagePolicy },
  };
  const script = { contentType: "text/javascript; charset=utf-8" };
  serveOnce("/openapi.json", () =>
    prepareReply(
      JSON.stringify(createOpenApiDocument(endpoints, { title: "Dasturxon", version }, readReplyExamples())),
    ),
  );
  serveOnce("/docs", () => prepareReply(documentPageHtml, html));
  serveOnce("/docs/start.js", () => prepareReply(swaggerStartScript, script));
  serveOnce("/docs/swagger-ui-bundle.js", async () =>
    prepareReply(await readSwaggerFile("swagger-ui-bundle.js"), script),
  );
  serveOnce("/docs/swagger-ui.css", async () =>
    prepareReply(await readSwaggerFile("swagger-ui.css"), { contentType: "text/css; charset=utf-8" }),
  );

  function readSwaggerFile(name: string) {
    return readFile(join(swagger, name));
  }

  function serveOnce(path: string, make: () => PreparedReply | Promise<PreparedReply>): void {
    let made: PreparedReply | Promise<PreparedReply> | undefined;
    http.app.get(path, async (request, reply) => {
      made ??= make();
      return sendPreparedReply(http, { request, reply, prepared: await made, merchantId: "" });
    });
  }
}
