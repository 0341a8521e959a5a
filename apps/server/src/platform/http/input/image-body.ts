import type { FastifyInstance } from "fastify";
import { RefusalError } from "./json-body.ts";
import { refuse } from "../reply/refusal.ts";

const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
const IMAGE_CONTENT_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"];

/** Options of a route with a picture as body. */
export const imageRouteOptions = { bodyLimit: MAX_IMAGE_BYTES, config: { takesImages: true } };

/** Accepts pictures on the routes with a picture as body. The content is checked when the picture is decoded. */
export function acceptImageBodies(app: FastifyInstance): void {
  app.addContentTypeParser(IMAGE_CONTENT_TYPES, { parseAs: "buffer" }, (request, body, done) => {
    const isWanted = "takesImages" in request.routeOptions.config;
    if (!isWanted || request.headers["content-encoding"] !== undefined)
      return done(new RefusalError(refuse("unsupported_type")));
    return done(null, body);
  });
}
