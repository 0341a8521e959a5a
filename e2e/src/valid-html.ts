import { expect } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";

const validator = new HtmlValidate(new StaticConfigLoader({ extends: ["html-validate:standard"] }));

/** The HTML keeps to its standard: what browsers repair in silence, others read wrong. */
export async function expectValid(html: string, what: string): Promise<void> {
  const { results } = await validator.validateString(html);
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect.soft(found, what).toEqual([]);
}
