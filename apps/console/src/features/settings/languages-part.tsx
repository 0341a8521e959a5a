import { MAIN_LANGUAGES } from "@dasturxon/domain/language";
import { Checkbox, Group, NativeSelect, Stack, Switch } from "@mantine/core";
import { LANGUAGE_NAMES } from "../../fields/language-names.ts";
import { useTranslate } from "../../platform/use-language.tsx";
import type { SettingsPartProps } from "./part.ts";

type LanguageSettings = SettingsPartProps<"languages">["value"];
const canBeMainLanguage = (language: string): language is LanguageSettings["mainLanguage"] =>
  MAIN_LANGUAGES.some((each) => each === language);

/** Languages of the store, and its main language. */
export function StoreLanguagesPart({ value, wrong, isReadOnly, onChange }: SettingsPartProps<"languages">) {
  const t = useTranslate();
  const all = Object.keys(LANGUAGE_NAMES) as LanguageSettings["languages"];
  return (
    <Stack gap="md">
      <Checkbox.Group
        size="md"
        label={t("settings.languages.languages")}
        value={value.languages}
        onChange={(chosen) =>
          onChange({ ...value, languages: all.filter((language) => chosen.includes(language)) })
        }
      >
        <Group gap="lg" mt="xs">
          {all.map((language) => (
            <Checkbox
              key={language}
              size="md"
              value={language}
              label={LANGUAGE_NAMES[language].name}
              disabled={isReadOnly}
            />
          ))}
        </Group>
      </Checkbox.Group>
      <div className="settings-grid">
        <NativeSelect
          size="md"
          label={t("settings.languages.mainLanguage")}
          error={wrong && t("settings.languages.wrong")}
          disabled={isReadOnly}
          value={value.mainLanguage}
          data={MAIN_LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language].name }))}
          onChange={(event) => {
            const next = event.currentTarget.value;
            if (canBeMainLanguage(next)) onChange({ ...value, mainLanguage: next });
          }}
        />
      </div>
      <Switch
        size="md"
        label={t("settings.languages.isLanguageForced")}
        disabled={isReadOnly}
        checked={value.isLanguageForced}
        onChange={(event) => onChange({ ...value, isLanguageForced: event.currentTarget.checked })}
      />
    </Stack>
  );
}
