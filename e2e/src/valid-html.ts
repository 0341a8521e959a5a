import { expect } from "@playwright/test";
import { htmlFaults } from "../../apps/server/src/testing/html-faults.ts";

/** The HTML that a page's script made keeps to its standard. */
export async function expectValid(html: string, what: string): Promise<void> {
  expect.soft(await htmlFaults(html), what).toEqual([]);
}
