import type { Endpoint } from "@dasturxon/contract/endpoint";
import * as fc from "fast-check";
import { z } from "zod";
import type { SampleRequest } from "./every-call.ts";

interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  required?: string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
}

export type FuzzedRequest = SampleRequest & { headers: Record<string, string> };

/** Typical invalid inputs: limits of numbers and texts, wrong types, names of built-in object properties. */
const invalidInputGroups: unknown[][] = [
  [null, true, -1, 0, 0.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 1e308],
  ["", " ", "0", "\u0000", "\ud800", "\u202e", "\ufeff", "NaN", "Infinity", "١٢", "%00", "../../etc"],
  ["9".repeat(60), "x".repeat(5000), "0000-00-00", "2026-02-30", "24:00", "9999-12-31T23:59:60Z"],
  ["-271821-04-20T00:00:00Z", [], {}, [[]], { toString: 1 }, { constructor: { prototype: 1 } }],
  [{ length: 1e9 }, Array.from({ length: 500 }, () => 1)],
];
const invalidInputs = invalidInputGroups.flat();

const hostileArbitrary: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...invalidInputs),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: "binary", maxLength: 50 }),
);

/** Values that match a schema or almost match it. Half of the leaves are from a valid request. */
function arbitraryFromSchema(schema: JsonSchema, good: unknown): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => arbitraryFromSchema(one, good)));
  if (schema.type === "object") return createObjectArbitrary(schema, good);
  if (schema.type === "array") {
    const first = Array.isArray(good) ? good[0] : undefined;
    if (schema.prefixItems)
      return fc.tuple(...schema.prefixItems.map((one) => arbitraryFromSchema(one, undefined)));
    return fc.array(arbitraryFromSchema(schema.items ?? {}, first), { maxLength: 3 });
  }
  const made = createLeafArbitrary(schema);
  return good === undefined ? made : fc.oneof(fc.constant(good), made);
}

function createObjectArbitrary(
  { properties = {}, required = [] }: JsonSchema,
  good: unknown,
): fc.Arbitrary<unknown> {
  const known = (typeof good === "object" && good !== null ? good : {}) as Record<string, unknown>;
  const fields = Object.entries(properties).map(([key, one]) => [key, arbitraryFromSchema(one, known[key])]);
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: required.filter((key) => key in properties),
  });
}

function createLeafArbitrary({ type, format, pattern, ...bounds }: JsonSchema): fc.Arbitrary<unknown> {
  const { minimum: min = -(2 ** 53) + 1, maximum: max = 2 ** 53 - 1 } = bounds;
  if (type === "integer") return fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  if (type === "number") return fc.double({ min, max, noNaN: true });
  if (type === "boolean") return fc.boolean();
  if (type === "null") return fc.constant(null);
  if (type !== "string") return fc.jsonValue({ maxDepth: 2 });
  if (format === "uuid") return fc.uuid();
  if (format === "date-time") return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  const matching = pattern === undefined ? null : tryOrNull(() => fc.stringMatching(new RegExp(pattern)));
  const { minLength = 0, maxLength = 60 } = bounds;
  return (
    matching ??
    fc.string({ unit: "grapheme", minLength, maxLength: Math.max(minLength, Math.min(maxLength, 300)) })
  );
}

function tryOrNull<T>(make: () => T): T | null {
  try {
    return make();
  } catch {
    return null;
  }
}

/** Generates a value with one part at any depth replaced, removed or duplicated. */
function createMalformedArbitrary(good: unknown): fc.Arbitrary<unknown> {
  if (typeof good !== "object" || good === null) return hostileArbitrary;
  const keys = Object.keys(good);
  if (keys.length === 0) return hostileArbitrary;
  return fc.constantFrom(...keys).chain((key) => {
    const whole = good as Record<string, unknown>;
    const replacePart = (value: unknown) =>
      Array.isArray(good) ? good.with(Number(key), value) : { ...whole, [key]: value };
    const without = Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key));
    return fc.oneof(
      { weight: 3, arbitrary: createMalformedArbitrary(whole[key]).map(replacePart) },
      { weight: 1, arbitrary: hostileArbitrary.map(replacePart) },
      { weight: 1, arbitrary: fc.constant(Array.isArray(good) ? [...good, ...good] : without) },
    );
  });
}

const toJsonSchema = (schema: z.ZodType | undefined): JsonSchema | null =>
  schema
    ? (z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" }) as JsonSchema)
    : null;

const toQueryParameters = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof query === "object" && query !== null ? query : { query }).map(([key, value]) => [
      key,
      typeof value === "string" ? value.toWellFormed() : JSON.stringify(value),
    ]),
  );

const JSON_HEADERS = { "content-type": "application/json" };

/** Requests to a call: half almost match its schemas, 30 % are a modified valid request, the rest is random. */
export function createFuzzedRequestArbitrary(
  endpoint: Endpoint,
  good: SampleRequest,
): fc.Arbitrary<FuzzedRequest> {
  const isPicture = Buffer.isBuffer(good.body);
  const query = toJsonSchema(endpoint.query);
  const body = toJsonSchema(endpoint.body);
  const near = fc.record({
    query: query ? arbitraryFromSchema(query, good.query).map(toQueryParameters) : fc.constant(good.query),
    body: body ? arbitraryFromSchema(body, good.body) : fc.constant(good.body),
    path: createPathArbitrary(good.path, fc.uuid(), 4),
  });
  const off = fc.record({
    query: fc.oneof(fc.constant(good.query), createMalformedArbitrary(good.query).map(toQueryParameters)),
    body:
      good.body === undefined || isPicture ? generateBytes(good.body) : createMalformedArbitrary(good.body),
    path: createPathArbitrary(good.path, hostileArbitrary.map(toPathSegment), 2),
  });
  const garbage = fc.record({
    query: fc
      .dictionary(fc.string({ maxLength: 10 }), fc.string({ unit: "binary", maxLength: 30 }))
      .map(toQueryParameters),
    body: fc.oneof(generateBytes(good.body), hostileArbitrary),
    path: createPathArbitrary(good.path, fc.webSegment(), 1),
  });
  const all = fc.oneof(
    { weight: 5, arbitrary: near },
    { weight: 3, arbitrary: off },
    { weight: 2, arbitrary: garbage },
  );
  return all.map((made) => ({ ...good, ...made, ...toJsonRequest(made.body, good) }));
}

/** Returns the body as bytes of a JSON request. Unchanged if the call accepts a picture or no body. */
function toJsonRequest(body: unknown, good: SampleRequest): Pick<FuzzedRequest, "body" | "headers"> {
  if (body === undefined || good.method === "GET") return { body: undefined, headers: {} };
  if (Buffer.isBuffer(body)) return { body, headers: Buffer.isBuffer(good.body) ? {} : JSON_HEADERS };
  return { body: Buffer.from(JSON.stringify(body)), headers: JSON_HEADERS };
}

function generateBytes(good: unknown): fc.Arbitrary<Buffer> {
  const start = Buffer.isBuffer(good) ? good : Buffer.from(JSON.stringify(good ?? {}));
  const cut = fc.nat(start.length).map((length) => start.subarray(0, length));
  const noise = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes));
  return fc.oneof(
    cut,
    noise,
    fc.tuple(cut, noise).map(([a, b]) => Buffer.concat([a, b])),
  );
}

const toPathSegment = (value: unknown): string => {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return encodeURIComponent(text.toWellFormed().slice(0, 300)) || "-";
};

/** Generates paths of a call. In one of `oneIn` cases the last id of the path is replaced. */
function createPathArbitrary(
  path: string,
  segment: fc.Arbitrary<string>,
  oneIn: number,
): fc.Arbitrary<string> {
  const parts = path.split("/");
  const at = parts.findLastIndex((part) => /^[0-9a-f-]{36}$|^osh$|^tashkent$/.test(part));
  if (at < 0) return fc.constant(path);
  const moved = segment.map((part) => parts.with(at, part || "-").join("/"));
  return fc.oneof({ weight: oneIn - 1 || 1, arbitrary: fc.constant(path) }, { weight: 1, arbitrary: moved });
}
