import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { createDigitTextSchema, requestPlaceNameLanguage, textByLanguage } from "./shapes.ts";

/** Place in the format of Nominatim with `format=jsonv2`. */
export const geocoderHit = z.object({
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

/** Point as `[longitude, latitude]`, in degrees. */
const point = z.tuple([z.number(), z.number()]);

const pointList = z.array(point);

/** Built-in map of a city, drawn if no tile server is configured. */
export const cityMap = z.object({
  key: z.string(),
  name: textByLanguage,
  /** Bounds of the map as `[[west, south], [east, north]]`, in degrees. */
  bounds: z.tuple([point, point]),
  /** Outline of the built-up area, closed without repeating its first point. */
  outline: pointList,
  /** Lines of rivers and canals, and closed outlines of lakes. */
  water: z.array(
    z.object({ name: textByLanguage, kind: z.enum(["river", "canal", "lake"]), points: pointList }),
  ),
  parks: z.array(z.object({ name: textByLanguage, points: pointList })),
  /** `rank` is the importance of a road: 1 for the ring road and avenues, 2 for main streets, 3 for other streets. */
  roads: z.array(z.object({ name: textByLanguage, rank: z.literal([1, 2, 3]), points: pointList })),
  /** Lanes inside of the city's quarters, which have no names. */
  lanes: z.array(pointList),
  metro: z.array(
    z.object({
      name: textByLanguage,
      color: z.string(),
      points: pointList,
      stations: z.array(z.object({ name: textByLanguage, point })),
    }),
  ),
  districts: z.array(z.object({ name: textByLanguage, label: point })),
});

/** Geocoding, reverse geocoding and built-in maps. */
export const geocodingEndpoints = {
  cityMap: declareEndpoint({
    method: "GET",
    path: "/notifications/v1/maps/{key}",
    auth: "none",
    scope: "platform",
    summary:
      "Returns the shapes of a built-in city, which the map draws without tiles; `mapKey` of a city names it",
    params: z.object({ key: z.string().max(40) }),
    reply: cityMap,
    refusals: ["not_found"],
  }),
  reverse: declareEndpoint({
    method: "GET",
    path: "/notifications/v1/nominatim/reverse",
    perMinute: 120,
    auth: "none",
    summary: "Returns the address of a point",
    query: z.object({
      format: z.string().max(16).default("jsonv2"),
      lat: z.coerce.number().min(-90).max(90),
      lon: z.coerce.number().min(-180).max(180),
      lang: requestPlaceNameLanguage.default("uz"),
    }),
    reply: geocoderHit,
    refusals: ["geocoder_failed", "not_found"],
  }),
  search: declareEndpoint({
    method: "GET",
    path: "/notifications/v1/nominatim/search",
    perMinute: 120,
    auth: "none",
    summary: "Finds places by name",
    query: z.object({
      format: z.string().max(16).default("jsonv2"),
      q: createDigitTextSchema().trim().min(1).max(200),
      lang: requestPlaceNameLanguage.default("uz"),
      /** Latitude and longitude of a point. The search prefers places near it. */
      lat: z.coerce.number().min(-90).max(90).optional(),
      lon: z.coerce.number().min(-180).max(180).optional(),
    }),
    reply: z.array(geocoderHit),
    refusals: ["geocoder_failed"],
  }),
};

export type GeocoderHit = z.infer<typeof geocoderHit>;
export type CityMap = z.infer<typeof cityMap>;
