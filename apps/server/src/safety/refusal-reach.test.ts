import { endpoints } from "@dasturxon/contract";
import type { Endpoint } from "@dasturxon/contract/endpoint";
import { refusals } from "@dasturxon/contract/refusals";
import { expect, test } from "vitest";

/** Refusals that any call may return, refusals of pages, and codes used only by clients. */
const additionalRefusals = [
  "malformed_request",
  "wrong_host",
  "address_too_long",
  "headers_too_large",
  "unauthorized",
  "page_not_found",
  "method_not_allowed",
  "merchant_blocked",
  "merchant_deleted",
  "preview_over",
  "busy",
  "timeout",
  "internal",
  "offline",
];

// The types guarantee that a handler returns no refusal except the declared ones (`EndpointAnswer`).
test("[ER-2] every refusal of the catalogue is declared by a call", () => {
  const all: Endpoint[] = Object.values(endpoints);
  const declared = new Set<string>([
    ...additionalRefusals,
    ...all.flatMap((endpoint) => endpoint.refusals ?? []),
  ]);
  expect(Object.keys(refusals).filter((code) => !declared.has(code))).toEqual([]);
});
