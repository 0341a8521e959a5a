import { HtmlValidate, StaticConfigLoader } from "html-validate";

const htmlValidator = new HtmlValidate(new StaticConfigLoader({ extends: ["html-validate:standard"] }));

/**
 * Returns the violations of the HTML standard, one line each. Browsers correct violations silently, so they would not
 * be noticed otherwise.
 */
export async function findHtmlFaults(html: string): Promise<string[]> {
  const { results } = await htmlValidator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
