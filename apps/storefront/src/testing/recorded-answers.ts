import { createAnswers as create } from "../platform/answers.ts";
import { registerReset } from "./reset.ts";

export * from "../platform/answers.ts";

/** Replaces `platform/answers.ts` in component tests (vitest.browser.config.ts). A reset also ignores pending calls. */
export const createAnswers: typeof create = (ask, options) => {
  const answers = create(ask, options);
  registerReset(answers.clear);
  return answers;
};
