import { createAnswers as create } from "../platform/answers.ts";
import { onReset } from "./reset.ts";

export * from "../platform/answers.ts";

/** Stands for `platform/answers.ts` in component tests (vitest.browser.config.ts): drops calls on their way too. */
export const createAnswers: typeof create = (ask, options) => {
  const answers = create(ask, options);
  onReset(answers.clear);
  return answers;
};
