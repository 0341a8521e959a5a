import type { FastifyRequest } from "fastify";

/**
 * Options of a route whose body is a large imported table: 5,000 rows with three languages and two branches are about 8
 * MB.
 */
export const tableBodyRouteOptions = { bodyLimit: 16 * 1024 * 1024, config: { takesRows: true } };

/** Returns whether the request may have as many JSON keys as an imported table has cells. */
export const acceptsTableBody = (request: FastifyRequest) => "takesRows" in request.routeOptions.config;
