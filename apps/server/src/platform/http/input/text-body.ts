import type { FastifyInstance } from "fastify";
import { RefusalError } from "./json-body.ts";
import { refuse } from "../reply/refusal.ts";
import { acceptsTextBody } from "./takes-text.ts";

/** Accepts bodies of any content type on the routes with a text body. Other routes refuse unknown content types. */
export function acceptTextBodies(app: FastifyInstance): void {
  app.addContentTypeParser("*", { parseAs: "string" }, (request, body, done) =>
    acceptsTextBody(request) && request.headers["content-encoding"] === undefined
      ? done(null, String(body))
      : done(new RefusalError(refuse("unsupported_type"))),
  );
}
