import type { Endpoint } from "@dasturxon/contract/endpoint";
import { takingImages } from "./image-body.ts";
import { takingRows } from "./takes-rows.ts";
import { takingText } from "./takes-text.ts";

const taking = { image: takingImages, text: takingText, rows: takingRows };

/** Returns the options of a route for the type of its body. */
export function bodyOptions({ takes }: Endpoint) {
  return takes === undefined ? {} : taking[takes];
}
