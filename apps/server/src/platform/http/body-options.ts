import type { Endpoint } from "@dasturxon/contract/endpoint";
import { takingImages } from "./image-body.ts";
import { takingRows } from "./takes-rows.ts";
import { takingText } from "./takes-text.ts";

const taking = { image: takingImages, text: takingText, rows: takingRows };

/** Options of a route by the body that it takes. */
export function bodyOptions({ takes }: Endpoint) {
  return takes === undefined ? {} : taking[takes];
}
