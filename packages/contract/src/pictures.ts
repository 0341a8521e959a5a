import { MAX_PICTURE_ADDRESS_LENGTH } from "@dasturxon/domain/menu-cells";
import { MANAGER_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { pictureBody } from "./field-kinds.ts";

/** Upload of pictures by the staff. */
export const pictureEndpoints = {
  addPicture: declareEndpoint({
    method: "POST",
    path: "/console/v1/pictures",
    auth: "staff",
    roles: MANAGER_ROLES,
    takes: "image",
    // High limit, because an imported spreadsheet may contain hundreds of pictures.
    perMinute: 180,
    urgency: "quote",
    isForSupport: true,
    summary: "Uploads a picture, JPEG, PNG, WebP or AVIF up to 5 MB, and returns its key: `/img/{key}`",
    body: pictureBody,
    reply: z.object({ key: z.string() }),
    refusals: [
      "image_unreadable",
      "image_too_many_pixels",
      "payload_too_large",
      "unsupported_type",
      "picture_not_saved",
      "unavailable",
    ],
  }),
  fetchPicture: declareEndpoint({
    method: "POST",
    path: "/console/v1/pictures/fetched",
    auth: "staff",
    roles: MANAGER_ROLES,
    perMinute: 120,
    urgency: "quote",
    isForSupport: true,
    summary:
      "Downloads a picture, JPEG, PNG, WebP or AVIF up to 5 MB, from a public https URL, and returns its key: `/img/{key}`",
    body: z.object({ address: z.string().trim().min(1).max(MAX_PICTURE_ADDRESS_LENGTH) }),
    reply: z.object({ key: z.string() }),
    refusals: [
      "picture_not_public",
      "picture_unreachable",
      "image_unreadable",
      "image_too_many_pixels",
      "payload_too_large",
      "picture_not_saved",
      "unavailable",
    ],
  }),
};
