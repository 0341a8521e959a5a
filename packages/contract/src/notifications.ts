import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** A place in the form that Nominatim answers with `format=jsonv2`. */
export const place = z.object({
  place_id: z.union([z.int(), z.string()]),
  lat: z.string(),
  lon: z.string(),
  name: z.string(),
  display_name: z.string(),
  type: z.string(),
  address: z.object({
    road: z.string().nullish(),
    house_number: z.string().nullish(),
    suburb: z.string().nullish(),
    city: z.string().nullish(),
  }),
});

export const notifications = {
  reverse: endpoint({
    method: "GET",
    path: "/notifications/v1/nominatim/reverse",
    auth: "none",
    summary: "The address of a point",
    query: z.object({
      format: z.string().max(16).default("jsonv2"),
      lat: z.coerce.number().min(-90).max(90),
      lon: z.coerce.number().min(-180).max(180),
      lang: z.enum(["uz", "ru", "en"]).default("uz"),
    }),
    reply: place,
    refusals: ["geocoder_failed", "not_found"],
  }),
  search: endpoint({
    method: "GET",
    path: "/notifications/v1/nominatim/search",
    auth: "none",
    summary: "Places by name",
    query: z.object({
      format: z.string().max(16).default("jsonv2"),
      q: z.string().trim().min(1).max(200),
      lang: z.enum(["uz", "ru", "en"]).default("uz"),
      /** Prefers places near this point. */
      lat: z.coerce.number().min(-90).max(90).optional(),
      lon: z.coerce.number().min(-180).max(180).optional(),
    }),
    reply: z.array(place),
    refusals: ["geocoder_failed"],
  }),
  demoInbox: endpoint({
    method: "GET",
    path: "/notifications/v1/demo/inbox",
    auth: "none",
    summary: "Codes that would have gone out by SMS, newest first; exists only in demo mode",
    query: z.object({ phone: z.string().max(24).optional() }),
    reply: z.array(z.object({ phone: z.string(), text: z.string(), code: z.string(), sentAt: z.string() })),
    refusals: ["not_found"],
  }),
};

export type Place = z.infer<typeof place>;
