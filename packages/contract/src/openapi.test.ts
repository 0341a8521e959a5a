import { expect, test } from "vitest";
import { endpoints } from "./index.ts";
import { openApiDocument } from "./openapi.ts";

const document = openApiDocument(endpoints, { title: "Dasturxon", version: "1" });

test("[AP-1] every call of the contract is in the OpenAPI document, without markers", () => {
  for (const [name, { method, path }] of Object.entries(endpoints)) {
    expect(document.paths[path]?.[method.toLowerCase()], name).toMatchObject({ operationId: name });
    expect(path).not.toMatch(/WITH_TOKEN|NO_TOKEN/);
  }
});

test("a call tells its parameters, its sign-in and its refusals", () => {
  const order = document.paths["/orders/v1/orders"]?.post as Record<string, unknown>;
  expect(order.security).toEqual([{ token: [] }]);
  expect(JSON.stringify(order.parameters)).toContain("Idempotency-Key");
  expect(Object.keys(order.responses as object)).toEqual(
    expect.arrayContaining(["200", "400", "401", "409"]),
  );
});

test("[AP-1] a call shows what it answered in a real run", () => {
  const shown = openApiDocument(endpoints, { title: "", version: "" }, { stories: [{ id: "1" }] });
  const reply = shown.paths["/notifications/v2/stories"]?.get as Record<string, unknown>;
  expect(reply.responses).toMatchObject({
    200: { content: { "application/json": { example: [{ id: "1" }] } } },
  });
});

test("[ER-2] a call tells why it refuses", () => {
  const order = document.paths["/orders/v1/orders"]?.post as { responses: Record<string, unknown> };
  expect(order.responses[409]).toMatchObject({
    description: expect.stringMatching(/`promo_used_up`: The code was used as often .+\. “This promo code/),
  });
});

test("the document refers to nothing that is not in it", () => {
  const text = JSON.stringify(document);
  for (const [, name = ""] of text.matchAll(/#\/components\/schemas\/(\w+)/g)) {
    expect(document.components.schemas).toHaveProperty(name);
  }
  expect(text).not.toContain("#/$defs");
});

test("[LN-1] a refusal is described in all seven languages, in a quote's obstacles too", () => {
  const languages = ["uz", "ru", "en", "ar", "kz", "tr", "zh"];
  expect(document.components.schemas.Refusal).toMatchObject({
    properties: { description: { required: languages } },
  });
  expect(endpoints.quoteOrder.reply.shape.obstacles.element.shape.description.keyof().options).toEqual(
    languages,
  );
});
