import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

export default defineConfig({
  sourceLocale: "uz",
  locales: ["uz", "ru", "en", "ar", "kz", "tr", "zh", "uz-Cyrl"],
  catalogs: [
    { path: "<rootDir>/locales/{locale}", include: ["src"] },
    { path: "<rootDir>/locales/late/{locale}", include: ["src"] },
  ],
  // Every message has an id of its own: the Uzbek text may change without losing its translations.
  format: formatter({ explicitIdAsDefault: true, origins: false }),
});
