import type { FastifyInstance } from "fastify";
import { RefusalError } from "./json-body.ts";
import { refuse } from "./refusal.ts";
import { takesText } from "./takes-text.ts";

/** Takes bodies as they are, on the routes that want one; to the others a strange content type is none of theirs. */
export function acceptText(app: FastifyInstance): void {
  app.addContentTypeParser("*", { parseAs: "string" }, (request, body, done) =>
    takesText(request) && request.headers["content-encoding"] === undefined
      ? done(null, String(body))
      : done(new RefusalError(refuse("unsupported_type"))),
  );
}
