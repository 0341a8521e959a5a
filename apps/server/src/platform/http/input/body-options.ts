import type { Endpoint } from "@dasturxon/contract/endpoint";
import { imageRouteOptions } from "./image-body.ts";
import { tableBodyRouteOptions } from "./takes-rows.ts";
import { textRouteOptions } from "./takes-text.ts";

const optionsByBodyType = { image: imageRouteOptions, text: textRouteOptions, rows: tableBodyRouteOptions };

/** Returns the options of a route for the type of its body. */
export function getBodyRouteOptions({ takes }: Endpoint) {
  return takes === undefined ? {} : optionsByBodyType[takes];
}
