import type { FastifyRequest } from "fastify";

/** Options of a route whose body is a table of many rows: 5,000 of three languages and two branches are some 8 MB. */
export const takingRows = { bodyLimit: 16 * 1024 * 1024, config: { takesRows: true } };

/** May the request have as many keys as a table has cells? */
export const takesRows = (request: FastifyRequest) => "takesRows" in request.routeOptions.config;
