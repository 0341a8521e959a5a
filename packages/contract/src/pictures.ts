import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { pictureBody } from "./field-kinds.ts";

/** Pictures that the staff put on what they keep. */
export const pictures = {
  addPicture: endpoint({
    method: "POST",
    path: "/console/v1/pictures",
    auth: "staff",
    roles: ["owner", "manager"],
    takes: "image",
    perMinute: 60,
    urgency: "quote",
    isForSupport: true,
    summary:
      "Takes a picture, JPEG, PNG, WebP or AVIF up to 5 MB, and gives the key that a row shows it by: `/img/{key}`",
    body: pictureBody,
    reply: z.object({ key: z.string() }),
    refusals: ["image_unreadable", "payload_too_large", "unsupported_type", "unavailable"],
  }),
};
