import { createAnswerCache as createCache } from "../platform/answers.ts";
import { registerStoreReset } from "./reset.ts";

export * from "../platform/answers.ts";

/** Replaces `platform/answers.ts` in component tests (vitest.browser.config.ts). A reset also ignores pending calls. */
export const createAnswerCache: typeof createCache = (ask, options) => {
  const answers = createCache(ask, options);
  registerStoreReset(answers.clear);
  return answers;
};
