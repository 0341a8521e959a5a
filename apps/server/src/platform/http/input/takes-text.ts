import type { FastifyRequest } from "fastify";

/** Options of a route with a text body of another protocol. */
export const textRouteOptions = { bodyLimit: 64 * 1024, config: { takesText: true } };

/** Returns whether the route parses its body itself, for any content type. */
export const acceptsTextBody = (request: FastifyRequest) => "takesText" in request.routeOptions.config;
