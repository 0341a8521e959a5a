import type { FastifyRequest } from "fastify";

/** Options of a route whose body is another protocol's text. */
export const takingText = { bodyLimit: 64 * 1024, config: { takesText: true } };

/** Does the route read its body itself, whatever the content type? */
export const takesText = (request: FastifyRequest) => "takesText" in request.routeOptions.config;
