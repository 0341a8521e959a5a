import { join } from "node:path";
import { findFallbackLanguage, LANGUAGES } from "@dasturxon/domain/language";
import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

export default defineConfig({
  rootDir: join(import.meta.dirname, "../.."),
  sourceLocale: "uz",
  locales: [...LANGUAGES],
  fallbackLocales: Object.fromEntries(
    LANGUAGES.map((language) => [language, findFallbackLanguage(language)]),
  ),
  catalogs: [
    { path: "<rootDir>/locales/{locale}/storefront", include: ["apps/storefront/src"] },
    { path: "<rootDir>/locales/{locale}/storefront-late", include: ["apps/storefront/src"] },
  ],
  // Every message has an id of its own: the Uzbek text may change without losing its translations.
  format: formatter({ explicitIdAsDefault: true, origins: false }),
});
