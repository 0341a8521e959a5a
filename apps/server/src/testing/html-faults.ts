import { HtmlValidate, StaticConfigLoader } from "html-validate";

const validator = new HtmlValidate(new StaticConfigLoader({ extends: ["html-validate:standard"] }));

/** Returns the violations of the HTML standard, one line each. Only browsers correct them silently. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
