import { expect } from "@playwright/test";
import { findHtmlFaults } from "../../apps/server/src/testing/html-faults.ts";

/** Expects the HTML that a page's script rendered to be valid. */
export async function expectValidHtml(html: string, name: string): Promise<void> {
  expect.soft(await findHtmlFaults(html), name).toEqual([]);
}
