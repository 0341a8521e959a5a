import { type Language, numberLocale } from "@dasturxon/domain/language";
import { setupI18n } from "@lingui/core";
import type { I18n, Messages } from "@lingui/core";
import { useLingui } from "@lingui/react";

export type Values = Record<string, string | number>;
export type Translate = (id: string, values?: Values) => string;

/** One language's texts, ready to use; a fresh one for each server request. */
export function createI18n(language: Language, messages: Messages): I18n {
  const locales = numberLocale(language);
  return setupI18n({ locale: language, locales, messages: { [language]: messages } });
}

/** `const t = useT(); t("basket.title")`: ids stand in `locales/*.po`, values fill ICU placeholders. */
export function useT(): Translate {
  const { i18n } = useLingui();
  return (id, values) => i18n._(id, values);
}

/** The page's language code: `uz`. */
export function useLanguage(): string {
  return useLingui().i18n.locale;
}
