import type { TextByLanguage } from "@dasturxon/domain/text";
import { Button, Group, Input, Stack, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { useSignedInStaff } from "../platform/session.tsx";
import { useTranslate } from "../platform/use-language.tsx";
import type { CommonFieldProps } from "./field-words.ts";
import "./fields.css";
import { LANGUAGE_NAMES } from "./language-names.ts";

interface Props extends CommonFieldProps {
  /** Allowed number of characters per language. `shortest` 0: the text may be empty. */
  limits: { shortest: number; longest: number | null };
  value: TextByLanguage;
  onChange: (value: TextByLanguage) => void;
}

/** Number of languages shown initially. Other languages are shown if they have a text or on request. */
const INITIAL_LANGUAGE_COUNT = 3;
/** Maximum number of characters of a single-line text. Longer texts use a textarea. */
const MAX_SINGLE_LINE_LENGTH = 200;

/** Text in each language of the brand, the main language first. Shows how many languages are filled. */
export function TextField({ limits, value, error, label, description, disabled, onChange }: Props) {
  const t = useTranslate();
  const { languages } = useSignedInStaff().merchant;
  const [isWhole, setWhole] = useState(false);
  const hasLanguageText = (language: (typeof languages)[number]) => Boolean(value[language]?.trim());
  const shown = languages.filter(
    (language, at) => isWhole || at < INITIAL_LANGUAGE_COUNT || hasLanguageText(language),
  );
  const filled = languages.filter(hasLanguageText).length;
  const lines = (limits.longest ?? 0) > MAX_SINGLE_LINE_LENGTH;
  return (
    <Input.Wrapper
      size="md"
      label={label}
      labelElement="div"
      description={description}
      error={error}
      withAsterisk={limits.shortest > 0}
      role="group"
      aria-label={label}
    >
      <Stack gap={6} mt={4}>
        {shown.map((language) => {
          const { name, short } = LANGUAGE_NAMES[language];
          const common = {
            size: "md",
            "aria-label": `${label}, ${name}`,
            lang: language === "eng" ? "en" : language === "kz" ? "kk" : language,
            dir: "auto",
            disabled,
            error: Boolean(error),
            maxLength: limits.longest ?? 2000,
            leftSection: <span className="text-language">{short}</span>,
            leftSectionWidth: 48,
            value: value[language] ?? "",
          } as const;
          const changeLanguageText = (words: string) => onChange({ ...value, [language]: words });
          return lines ? (
            <Textarea
              key={language}
              {...common}
              rows={2}
              className="text-lines"
              onChange={(event) => changeLanguageText(event.currentTarget.value)}
            />
          ) : (
            <TextInput
              key={language}
              {...common}
              onChange={(event) => changeLanguageText(event.currentTarget.value)}
            />
          );
        })}
        <Group justify="space-between" gap="xs" className="text-foot">
          <span className="text-meter" data-whole={filled === languages.length || undefined}>
            {t("field.filled", { filled, count: languages.length })}
          </span>
          {shown.length < languages.length && (
            <Button variant="subtle" size="compact-md" mih={36} onClick={() => setWhole(true)}>
              {t("field.more-languages", { count: languages.length - shown.length })}
            </Button>
          )}
        </Group>
      </Stack>
    </Input.Wrapper>
  );
}
