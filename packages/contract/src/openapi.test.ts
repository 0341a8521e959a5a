import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@dasturxon/domain/language";
import { expect, test } from "vitest";
import { buildEndpoints } from "./builds.ts";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./index.ts";
import { createOpenApiDocument } from "./openapi.ts";
import { refusals } from "./refusals.ts";
import { refusalData } from "./refusals/data.ts";

const openApiDocument = createOpenApiDocument(
  { ...endpoints, ...buildEndpoints },
  { title: "Dasturxon", version: "1" },
);

test("[AP-1] every call of the contract is in the OpenAPI document, without markers", () => {
  for (const [name, { method, path }] of Object.entries(endpoints)) {
    expect(openApiDocument.paths[path]?.[method.toLowerCase()], name).toMatchObject({ operationId: name });
    expect(path).not.toMatch(/WITH_TOKEN|NO_TOKEN/);
  }
});

test("a call has its parameters, authentication and refusals", () => {
  const order = openApiDocument.paths["/orders/v1/orders"]?.post as Record<string, unknown>;
  expect(order.security).toEqual([{ token: [] }]);
  expect(openApiDocument.paths["/users/v1/branches"]?.get).toMatchObject({ security: [] });
  expect(JSON.stringify(order.parameters)).toContain("Idempotency-Key");
  expect(Object.keys(order.responses as object)).toEqual(
    expect.arrayContaining(["200", "400", "401", "409"]),
  );
});

test("[AP-1] a call has a response recorded in a real run", () => {
  const shown = createOpenApiDocument(endpoints, { title: "", version: "" }, { stories: [{ id: "1" }] });
  const reply = shown.paths["/notifications/v2/stories"]?.get as Record<string, unknown>;
  expect(reply.responses).toMatchObject({
    200: { content: { "application/json": { example: [{ id: "1" }] } } },
  });
});

test("[ER-2] a call has the causes of its refusals", () => {
  const order = openApiDocument.paths["/orders/v1/orders"]?.post as { responses: Record<string, unknown> };
  expect(order.responses[409]).toMatchObject({
    description: expect.stringMatching(
      /`promo_used_up`: The promo code has reached its limit of uses.+\. “This promo code/,
    ),
  });
});

test("[AP-1] a call has the common refusals of its kind: brand, origin, limits, body", () => {
  const listDocumentedRefusalCodes = (name: keyof typeof endpoints) =>
    Object.values(findOperation(endpoints[name]).responses)
      .flatMap(({ description }) => [...description.matchAll(/^`(\w+)`:/gm)])
      .map(([, code]) => code);
  expect(listDocumentedRefusalCodes("branches").toSorted()).toEqual([
    "bad_request",
    "busy",
    "merchant_deleted",
    "merchant_id_missing",
    "merchant_id_undefined",
    "merchant_not_found",
    "not_found",
  ]);
  expect(listDocumentedRefusalCodes("brandCatalog").toSorted()).toEqual(["bad_request", "busy"]);
  expect(listDocumentedRefusalCodes("addFavourite")).toEqual(
    expect.arrayContaining([
      "unauthorized",
      "forbidden",
      "merchant_blocked",
      "malformed_request",
      "payload_too_large",
    ]),
  );
  expect(listDocumentedRefusalCodes("reserveTable")).toEqual(
    expect.arrayContaining(["too_many_requests", "idempotency_conflict"]),
  );
});

test("the document has no dangling references", () => {
  const text = JSON.stringify(openApiDocument);
  for (const [, name = ""] of text.matchAll(/#\/components\/schemas\/(\w+)/g)) {
    expect(openApiDocument.components.schemas).toHaveProperty(name);
  }
  expect(text).not.toContain("#/$defs");
});

test("[ER-1] the document has the format of a refusal, and every code", () => {
  const { Refusal } = openApiDocument.components.schemas;
  expect(Refusal).toMatchObject({
    properties: { code: { enum: expect.arrayContaining(["bad_request", "table_closed", "unavailable"]) } },
    example: { statusCode: 400, code: "bad_request", data: { field: "phone", in: "body" } },
  });
  expect((Refusal.example as { description: object }).description).toMatchObject({
    uz: "“phone” maydoni toʻldirilmagan yoki notoʻgʻri kiritilgan.",
    ru: "Поле «phone» не заполнено или заполнено неверно.",
    en: "The field “phone” is missing or wrong.",
  });
});

test("[ER-1] a call has the additional data of each refusal, by its code", () => {
  expect((openApiDocument.components.schemas as Record<string, object>).RefusalTooManyRequests).toMatchObject(
    {
      allOf: [
        { $ref: "#/components/schemas/Refusal" },
        { properties: { code: { const: "too_many_requests" }, data: { required: ["seconds"] } } },
      ],
    },
  );
  const { responses } = findOperation(endpoints.placeOrder);
  const stops = responses[409]?.content["application/json"]?.schema as { oneOf: object[] };
  expect(stops.oneOf).toContainEqual({ $ref: "#/components/schemas/RefusalPriceChanged" });
  expect(stops.oneOf.at(-1)).toMatchObject({
    allOf: [{}, { properties: { code: { enum: expect.arrayContaining(["promo_used_up"]) } } }],
  });
  for (const code of Object.keys(refusalData)) {
    const shape = `"code":{"type":"string","const":"${code}"}`;
    expect(JSON.stringify(openApiDocument.components.schemas), code).toContain(shape);
  }
});

test("[LN-1] a refusal is described in all languages, also in a quote's obstacles", () => {
  const languages = [...LANGUAGES];
  expect(openApiDocument.components.schemas.Refusal).toMatchObject({
    properties: { description: { required: languages } },
  });
  expect(endpoints.quoteOrder.reply.shape.obstacles.element.shape.description.keyof().options).toEqual(
    languages,
  );
});

const endpointEntries: [string, Endpoint][] = Object.entries({ ...endpoints, ...buildEndpoints });
const findOperation = ({ method, path }: Endpoint) =>
  openApiDocument.paths[path]?.[method.toLowerCase()] as {
    operationId: string;
    servers?: { url: string }[];
    summary: string;
    tags: string[];
    parameters: { name: string; in: string; required: boolean; schema: object }[];
    requestBody?: object;
    responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
  };

test("[BD-2] the notices of builds are beside the pages, all else below /api", () => {
  for (const [name, endpoint] of endpointEntries) {
    const { servers } = findOperation(endpoint);
    expect(servers, name).toEqual(name in buildEndpoints ? [{ url: "/" }] : undefined);
  }
});

/** API calls that need no session and can still return the status 401. */
const signInCallNames = new Set([
  "staffSignIn",
  "joinBrand",
  "chooseBrand",
  "platformSignIn",
  "startBrand",
  "hearTelegram",
]);

test("[AP-1] every call has a summary, responses and refusals, each with a schema", () => {
  for (const [name, endpoint] of endpointEntries) {
    const { operationId, summary, tags, responses } = findOperation(endpoint);
    expect([operationId, tags], name).toEqual([name, [endpoint.path.split("/")[1]]]);
    expect(summary, name).toMatch(/^[A-Z].{5,}[^.]$/);
    const refused = Object.keys(responses).filter((status) => status !== "200");
    expect(refused, name).toContain("400");
    expect(refused.includes("401"), name).toBe(endpoint.auth !== "none" || signInCallNames.has(name));
    for (const code of endpoint.refusals ?? []) {
      expect(responses[refusals[code].status]?.description, name).toContain(`\`${code}\``);
    }
    for (const { description, content } of Object.values(responses)) {
      expect(description, name).not.toBe("");
      for (const { schema } of Object.values(content)) expect(Object.keys(schema), name).not.toEqual([]);
    }
  }
});

test("[AP-1] each path parameter is required, and nothing is declared twice", () => {
  for (const [name, endpoint] of endpointEntries) {
    const { parameters, requestBody } = findOperation(endpoint);
    const inPath = parameters.filter((parameter) => parameter.in === "path");
    expect(inPath.map((parameter) => `{${parameter.name}}`).sort(), name).toEqual(
      (endpoint.path.match(/\{\w+\}/g) ?? []).sort(),
    );
    expect(
      inPath.every(({ required }) => required),
      name,
    ).toBe(true);
    expect(new Set(parameters.map((each) => `${each.in} ${each.name}`)).size, name).toBe(parameters.length);
    for (const { schema, name: field } of parameters)
      expect(Object.keys(schema), `${name}: ${field}`).not.toEqual([]);
    expect(requestBody === undefined, name).toBe(endpoint.body === undefined);
    if (endpoint.method === "GET") expect(endpoint.body, name).toBeUndefined();
  }
});

test("[AP-1] every call has an example that matches its schema and is not an empty list", () => {
  for (const [name, { reply }] of endpointEntries) {
    const file = `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;
    const path = join(import.meta.dirname, "../examples", file);
    expect(existsSync(path), `${name} has no example`).toBe(true);
    const example = JSON.parse(readFileSync(path, "utf8")) as { content?: unknown };
    expect(reply.safeParse(example).error?.issues ?? [], name).toEqual([]);
    expect([example, example.content], `the example of ${name} shows nothing`).not.toContainEqual([]);
  }
});
