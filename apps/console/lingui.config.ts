import { join } from "node:path";
import { findFallbackLanguage, PLATFORM_LANGUAGES } from "@dasturxon/domain/language";
import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

export default defineConfig({
  rootDir: join(import.meta.dirname, "../.."),
  sourceLocale: "uz",
  locales: [...PLATFORM_LANGUAGES],
  fallbackLocales: Object.fromEntries(
    PLATFORM_LANGUAGES.map((language) => [language, findFallbackLanguage(language)]),
  ),
  catalogs: [
    { path: "<rootDir>/locales/{locale}/console", include: ["apps/console/src"] },
    { path: "<rootDir>/locales/{locale}/console-late", include: ["apps/console/src"] },
  ],
  // Each message has an explicit id, so that a change of its Uzbek text does not lose the translations.
  format: formatter({ explicitIdAsDefault: true, origins: false }),
});
