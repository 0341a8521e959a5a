import { endpoints } from "@dasturxon/contract";
import type { Endpoint } from "@dasturxon/contract/endpoint";
import { z } from "zod";
import { PLATFORM_HOST, signInAdministrator } from "./administrator.ts";
import type { TestApp } from "./test-app.ts";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  pointInCenterZone,
  createPickupBody,
  postOrder,
  productIdFromKey,
} from "./test-shop.ts";

type SampleValues = Record<string, unknown>;

export type CallName = keyof typeof endpoints;
/** Every call of the contract, by name. Future calls are included automatically. */
export const allContractCalls = Object.entries(endpoints) as [CallName, Endpoint][];

/** Valid sample request of an API call, generated from its schema. */
export interface SampleRequest {
  method: Endpoint["method"];
  path: string;
  query: Record<string, string>;
  /** Body of the request. Bytes if the call accepts a picture. */
  body: SampleValues | Buffer | undefined;
  token: string | undefined;
  host: string;
}

/** Tokens and ids of one test user of each kind. The customer has an order and an address. */
export interface TestUsers {
  customer: { token: string; userId: string };
  owner: string;
  administrator: string;
  sampleOf(name: CallName): SampleRequest;
}

/** PNG picture of one pixel. */
const PICTURE_BYTES = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=",
  "base64",
);
const SESSION_ENDING_CALL_PATTERN = /logout|signOut|deleteAccount/i;

/** Prepares all calls: signs users in and creates a valid request for every call. */
export async function prepareTestUsers(app: TestApp, phone: string = CUSTOMER_PHONE): Promise<TestUsers> {
  const customer = await app.signIn(phone);
  const owner = await app.signInStaff("owner@osh");
  const administrator = await signInAdministrator(app);
  // Calls that end sessions use these separate tokens, which no other test needs.
  const spare = {
    none: undefined,
    token: (await app.signIn("+998909999999")).token,
    staff: await app.signInStaff("kitchen@osh"),
    platform: await signInAdministrator(app),
  };
  const order = await postOrder(app, customer.token, createPickupBody());
  const known: SampleValues = {
    merchantId: app.osh,
    userId: customer.userId,
    orderId: order.id,
    branchId: branchIdFromKey("center"),
    productId: productIdFromKey("plov"),
    sub: "osh",
    key: "tashkent",
    phone,
    code: "000000",
    login: "owner@osh",
    password: "wrong",
    count: 1,
    version: 1,
    lat: pointInCenterZone.latitude,
    lon: pointInCenterZone.longitude,
    ...pointInCenterZone,
  };
  const ids: [RegExp, string][] = [
    [/setting/, app.osh],
    [/platform/, app.pizza],
    [/branch/, branchIdFromKey("center")],
    [/product|favourite/, productIdFromKey("plov")],
    [/order/, order.id],
  ];
  return {
    customer,
    owner,
    administrator,
    sampleOf(name) {
      const endpoint: Endpoint = endpoints[name];
      const id = ids.find(([words]) => words.test(endpoint.path))?.[1] ?? order.id;
      const createSampleValues = (schema: z.ZodType | undefined) =>
        sampleFromSchema(schema, { ...known, id }) as SampleValues | undefined;
      const params = createSampleValues(endpoint.params) ?? {};
      const query = Object.entries(createSampleValues(endpoint.query) ?? {}).map(([key, value]) => [
        key,
        String(value),
      ]);
      return {
        method: endpoint.method,
        path: endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => String(params[key] ?? known[key])),
        query: Object.fromEntries(query),
        body: endpoint.takes === "image" ? PICTURE_BYTES : createSampleValues(endpoint.body),
        token: (SESSION_ENDING_CALL_PATTERN.test(name)
          ? spare
          : { none: undefined, token: customer.token, staff: owner, platform: administrator }
        )[endpoint.auth],
        host: endpoint.isOnPlatformHost ? PLATFORM_HOST : "osh.localhost",
      };
    },
  };
}

interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
}

/** Returns a value that matches the schema. Properties with known names get the known values. */
function sampleFromSchema(schema: z.ZodType | undefined, known: SampleValues): unknown {
  if (!schema) return undefined;
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" });
  return createSampleValue(json as JsonSchema, known);
}

function createSampleValue(schema: JsonSchema, known: SampleValues, name = ""): unknown {
  if (known[name] !== undefined && schema.type !== "object" && schema.type !== "array") return known[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return createSampleValue(schema.anyOf[0] ?? {}, known, name);
  if (schema.type === "object") {
    const fields = Object.entries(schema.properties ?? {});
    return Object.fromEntries(fields.map(([key, field]) => [key, createSampleValue(field, known, key)]));
  }
  if (schema.type === "array") {
    if (schema.prefixItems) return schema.prefixItems.map((item) => createSampleValue(item, known));
    return name === "modifications" ? [] : [createSampleValue(schema.items ?? {}, known, name)];
  }
  if (schema.type === "integer" || schema.type === "number") return Math.max(1, schema.minimum ?? 1);
  if (schema.type === "boolean") return false;
  return createSampleText(schema, known);
}

function createSampleText({ format, pattern, default: given }: JsonSchema, known: SampleValues): string {
  if (format === "uuid") return String(known["id"]);
  if (format === "date-time") return "2026-03-03T10:00:00.000Z";
  if (format === "date") return "2026-03-03";
  if (pattern?.includes(":")) return "13:00";
  if (pattern?.includes(String.raw`\d`)) return "000000";
  return typeof given === "string" ? given : "Navoiy";
}

/**
 * Sends a sample request, optionally with other headers or from another IP address. A stream is closed at once. Returns
 * status, text and headers.
 */
export async function sendSampleRequest(
  app: TestApp,
  { method, path, query, body, token, host }: SampleRequest,
  more: { headers?: Record<string, string>; ip?: string; isStream?: boolean } = {},
): Promise<{ status: number; text: string; headers: Record<string, unknown> }> {
  const reply = await app.http.app.inject({
    method,
    url: `/api${path}`,
    query,
    headers: {
      host,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(Buffer.isBuffer(body) ? { "content-type": "image/png" } : {}),
      ...more.headers,
    },
    ...(more.ip ? { remoteAddress: more.ip } : {}),
    ...(body === undefined ? {} : { payload: body }),
    payloadAsStream: true,
  });
  const { statusCode: status, headers } = reply;
  const isStream = String(headers["content-type"]).startsWith("text/event-stream");
  const text = isStream ? "" : await readStreamText(reply.stream());
  // The test disconnects the client, because an injected request has no other way to close its event stream.
  if (isStream) reply.raw.res.destroy();
  return { status, text, headers };
}

async function readStreamText(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
}
