import type { Endpoint } from "@dasturxon/contract/endpoint";
import { imageRouteOptions } from "./image-body.ts";
import { tableBodyRouteOptions } from "./takes-rows.ts";
import { textRouteOptions } from "./takes-text.ts";

const optionsByBodyType = { image: imageRouteOptions, text: textRouteOptions, rows: tableBodyRouteOptions };

/** Returns the route options that an endpoint needs for the type of its request body. */
export function getBodyRouteOptions({ takes }: Endpoint) {
  return takes === undefined ? {} : optionsByBodyType[takes];
}
