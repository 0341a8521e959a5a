import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { describeRefusalCode, DESCRIPTION_LANGUAGES, refusals } from "./refusals.ts";
import type { RefusalCode } from "./refusals.ts";
import { refusalCauseByCode } from "./refusals/causes.ts";
import { refusalData } from "./refusals/data.ts";

type JsonSchema = Record<string, unknown>;

const refusalCodes = Object.keys(refusals) as RefusalCode[];
const exampleFieldName = "phone";

const refusalSchema: JsonSchema = {
  type: "object",
  required: ["statusCode", "statusMessage", "code", "description", "data"],
  properties: {
    statusCode: { type: "integer" },
    statusMessage: { type: "string" },
    // Refusal codes with the status 0 are created by the API client, and the server never sends them.
    code: { type: "string", enum: refusalCodes.filter((code) => refusals[code].status > 0) },
    description: {
      type: "object",
      required: [...DESCRIPTION_LANGUAGES],
      properties: Object.fromEntries(DESCRIPTION_LANGUAGES.map((language) => [language, { type: "string" }])),
    },
    data: {
      type: "object",
      required: ["path"],
      properties: {
        path: { type: "string" },
        field: { type: "string" },
        in: { type: "string", enum: ["params", "query", "headers", "body"] },
        problems: {
          type: "array",
          items: {
            type: "object",
            properties: { field: { type: "string" }, problem: { type: "string" } },
          },
        },
      },
    },
  },
  example: {
    statusCode: refusals.bad_request.status,
    statusMessage: "Bad Request",
    code: "bad_request",
    description: describeRefusalCode("bad_request", { field: exampleFieldName }),
    data: {
      path: "/api/users/v1/users/code",
      field: exampleFieldName,
      in: "body",
      problems: [{ field: exampleFieldName, problem: "invalid_type" }],
    },
  },
};

/** Returns the schema name of a refusal with additional data: `RefusalTooManyRequests`. */
const formatRefusalSchemaName = (code: RefusalCode) =>
  `Refusal${code.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())}`;

const createSchemaReference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Returns the schema of a refusal limited to some codes and their data. */
const createRefusalSchema = (properties: JsonSchema): JsonSchema => ({
  allOf: [
    createSchemaReference("Refusal"),
    { type: "object", required: Object.keys(properties), properties },
  ],
});

const refusalCodesWithData = refusalCodes.filter(
  (code): code is keyof typeof refusalData => code in refusalData,
);
const refusalSchemas = Object.fromEntries(
  refusalCodesWithData.map((code) => {
    // The schema of the input allows additional fields. Names in other languages and the path may be added to the data
    // of a refusal.
    const data = toOpenApiSchema(refusalData[code], "input");
    return [
      formatRefusalSchemaName(code),
      createRefusalSchema({ code: { type: "string", const: code }, data }),
    ];
  }),
);

/** Returns a schema that accepts any of the refusals, each with the data of its code. */
function createRefusalUnionSchema(codes: RefusalCode[]): JsonSchema {
  const plain = codes.filter((code) => !(code in refusalData));
  const telling = codes
    .filter((code) => code in refusalData)
    .map((code) => createSchemaReference(formatRefusalSchemaName(code)));
  const others = plain.length === 0 ? [] : [createRefusalSchema({ code: { type: "string", enum: plain } })];
  const [only, ...more] = [...telling, ...others];
  return only && more.length === 0 ? only : { oneOf: [only, ...more] };
}

const apiLicense = { name: "MIT", identifier: "MIT" };

const apiDescription = `Every call of the service. The merchant travels in the header \`Merchant-Id\`; without it the
host names the brand. A refusal is told in eight languages, and its \`code\` never changes its meaning.

Some templates overlap, as \`/orders/v1/orders/user/{userId}\` and \`/orders/v1/orders/{id}/events\` do: every id is a
UUID and never one of the words, so no request fits two of them.`;

/**
 * Returns the OpenAPI 3.1 document of a record of endpoints. A key of the record is the `operationId`. `examples`
 * contains recorded replies by the same keys.
 */
export function createOpenApiDocument(
  endpoints: Record<string, Endpoint>,
  info: { title: string; version: string },
  examples: Record<string, unknown> = {},
) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const methods = (paths[endpoint.path] ??= {});
    methods[endpoint.method.toLowerCase()] = createOperation(name, endpoint, examples[name]);
  }
  return {
    openapi: "3.1.0",
    info: { ...info, description: apiDescription, license: apiLicense },
    servers: [{ url: "/api" }],
    paths,
    components: {
      schemas: { Refusal: refusalSchema, ...refusalSchemas },
      securitySchemes: {
        token: { type: "http", scheme: "bearer", description: "A signed-in customer" },
        staff: { type: "http", scheme: "bearer", description: "A signed-in member of staff" },
        platform: { type: "http", scheme: "bearer", description: "A signed-in administrator" },
      },
    },
  };
}

const contentTypeByFormat = {
  json: "application/json",
  events: "text/event-stream",
  page: "text/html",
} as const;

function createOperation(name: string, endpoint: Endpoint, example: unknown) {
  const type = contentTypeByFormat[endpoint.kind ?? "json"];
  const [, service = ""] = endpoint.path.split("/");
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [service],
    ...(endpoint.isBesidePages ? { servers: [{ url: "/" }] } : {}),
    security: endpoint.auth === "none" ? [] : [{ [endpoint.auth]: [] }],
    parameters: createParameters(endpoint),
    ...(endpoint.body
      ? { requestBody: { required: true, content: describeRequestBody(endpoint, endpoint.body) } }
      : {}),
    responses: {
      "200": {
        description: "The reply",
        content: {
          [type]: {
            schema: toOpenApiSchema(endpoint.reply, "output"),
            ...(example === undefined ? {} : { example }),
          },
        },
      },
      ...createRefusalResponses(endpoint),
    },
  };
}

function describeRequestBody(endpoint: Endpoint, body: z.ZodType): Record<string, unknown> {
  if (endpoint.takes === "text") return { "*/*": { schema: { type: "string" } } };
  return endpoint.takes === "image"
    ? { "image/*": { schema: { type: "string", format: "binary" } } }
    : { "application/json": { schema: toOpenApiSchema(body, "input") } };
}

function createParameters(endpoint: Endpoint): unknown[] {
  const headers = [
    ...(endpoint.scope === "platform"
      ? []
      : [{ name: "Merchant-Id", schema: { type: "string", format: "uuid" } }]),
    ...(endpoint.idempotent ? [createIdempotencyKeyParameter(endpoint)] : []),
    ...(endpoint.kind === "events" ? [{ name: "Last-Event-ID", schema: { type: "string" } }] : []),
  ].map((header) => ({ ...header, in: "header", required: false }));
  return [
    ...listParameters(endpoint.params, "path"),
    ...listParameters(endpoint.query, "query"),
    ...listParameters(endpoint.headers, "header"),
    ...headers,
  ];
}

function createIdempotencyKeyParameter({ equalWithin }: Endpoint) {
  const header = { name: "Idempotency-Key", schema: { type: "string", maxLength: 255 } };
  if (equalWithin === undefined) return header;
  const description =
    `Without it, an equal request of the same session within ${equalWithin} seconds gets the first one's answer. ` +
    "Two equal requests that are both meant need keys of their own.";
  return { ...header, description };
}

function listParameters(schema: z.ZodType | undefined, source: "path" | "query" | "header"): unknown[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toOpenApiSchema(schema, "input") as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: source,
    required: source === "path" || required.includes(name),
    schema: field,
  }));
}

function createRefusalResponses(endpoint: Endpoint): Record<string, unknown> {
  const codes = new Set<RefusalCode>([...(endpoint.refusals ?? []), ...listCommonRefusals(endpoint)]);
  const byStatus: Record<string, unknown> = {};
  for (const status of new Set([...codes].map((code) => refusals[code].status))) {
    const declared = [...codes].filter((code) => refusals[code].status === status);
    byStatus[status] = {
      description: declared
        .map((code) => `\`${code}\`: ${refusalCauseByCode[code]} “${refusals[code].text.en}”`)
        .join("\n\n"),
      content: { "application/json": { schema: createRefusalUnionSchema(declared) } },
    };
  }
  return byStatus;
}

/**
 * Returns the refusals that the endpoint can return without declaring them, for example because of its method or
 * authorization.
 */
function listCommonRefusals(endpoint: Endpoint): RefusalCode[] {
  const { method, auth, scope, body, perMinute, idempotent } = endpoint;
  const isOfBrand = scope !== "platform";
  const isWrite = method !== "GET";
  const kinds: [boolean, RefusalCode[]][] = [
    [true, [endpoint.isBesidePages ? "malformed_request" : "bad_request"]],
    [isOfBrand, ["merchant_id_missing", "merchant_id_undefined", "merchant_not_found", "not_found"]],
    [isOfBrand, ["merchant_deleted"]],
    [endpoint.isOnPlatformHost === true, ["not_found"]],
    [isOfBrand && isWrite && auth !== "staff", ["merchant_blocked"]],
    [auth !== "none", ["unauthorized"]],
    [isWrite, ["forbidden"]],
    [body !== undefined, ["malformed_request", "payload_too_large", "unsupported_type"]],
    [perMinute !== undefined, ["too_many_requests"]],
    [endpoint.urgency !== "vital" && !endpoint.isBesidePages, ["busy"]],
    [idempotent === true, ["idempotency_conflict"]],
  ];
  return kinds.flatMap(([holds, codes]) => (holds ? codes : []));
}

function toOpenApiSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    cycles: "ref",
  });
  return rest;
}
