import { expect, test, vi } from "vitest";
import { createRandomId } from "./random-id.ts";

test("[CH-8] a browser generates unique ids also in insecure contexts", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 1000 }, createRandomId);
  vi.unstubAllGlobals();
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
