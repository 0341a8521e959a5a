import { formatOneTimeCodeSms } from "@dasturxon/domain/code-text";
import { DEFAULT_LANGUAGE, languageFromWire } from "@dasturxon/domain/language";
import { countSmsParts } from "@dasturxon/domain/sms-parts";
import { type TextByLanguage as Words, findTextInLanguage } from "@dasturxon/domain/text";
import { Box, Stack, Text } from "@mantine/core";
import { LANGUAGE_NAMES } from "../../fields/language-names.ts";
import { TextField } from "../../fields/text-field.tsx";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import type { SettingsPartProps } from "./part.ts";

/** Sign-in code in the preview of the SMS. It is only an example. */
const EXAMPLE_SIGN_IN_CODE = "482913";

/** Text of the SMS with the sign-in code, and a preview in each language of the brand with the number of SMS parts. */
export function SignInSmsSettingsPart({
  value,
  wrong,
  isReadOnly,
  brand,
  onChange,
}: SettingsPartProps<"messages"> & { brand: Words }) {
  const t = useTranslate();
  const { languages, key } = useSignedInStaff().merchant;
  const [main] = languages;
  const mainLanguage = languageFromWire(main) ?? DEFAULT_LANGUAGE;
  // The brand's subdomain on the platform. A custom domain may be longer, which makes the SMS longer.
  const host = `${key}.${location.hostname}`;
  return (
    <Stack gap="sm">
      <TextField
        limits={{ shortest: 0, longest: 300 }}
        label={t("settings.messages.code")}
        description={t("settings.messages.code.hint")}
        error={wrong === "messages.code" && t("settings.messages.wrong")}
        disabled={isReadOnly}
        value={value.code}
        onChange={(code) => onChange({ code })}
      />
      <Text fw={600}>{t("settings.messages.shown")}</Text>
      {languages.map((wire) => {
        const language = languageFromWire(wire) ?? DEFAULT_LANGUAGE;
        const name = findTextInLanguage(brand, language, mainLanguage);
        const text = formatOneTimeCodeSms(value.code, language, {
          brand: name,
          code: EXAMPLE_SIGN_IN_CODE,
          host,
        });
        return (
          <Box key={wire} className="settings-message">
            <Text dir="auto" className="settings-message-text">
              {text}
            </Text>
            <Text size="sm" c="dimmed">
              {LANGUAGE_NAMES[wire].name} · {t("smsMessages.parts", { count: countSmsParts(text) })}
            </Text>
          </Box>
        );
      })}
    </Stack>
  );
}
