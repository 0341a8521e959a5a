import { NUMBERING_PLANS, PHONE_COUNTRIES } from "@dasturxon/domain/phone-number";
import { Checkbox, Stack } from "@mantine/core";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import type { SettingsPartProps } from "./part.ts";

/** Countries to which the brand sends SMS messages. At least one must be selected. */
export function SmsCountriesSettingsPart({
  value,
  wrong,
  isReadOnly,
  onChange,
}: SettingsPartProps<"phones">) {
  const t = useTranslate();
  const { language } = useLanguage();
  const names = new Intl.DisplayNames([language], { type: "region" });
  const { countries } = value;
  return (
    <Checkbox.Group
      label={t("settings.phones.countries")}
      description={t("settings.phones.countries.hint")}
      error={wrong === "phones.countries" && t("settings.phones.wrong")}
      value={[...countries]}
      onChange={(chosen) =>
        onChange({ countries: PHONE_COUNTRIES.filter((country) => chosen.includes(country)) })
      }
    >
      <Stack gap="xs" mt="sm">
        {PHONE_COUNTRIES.map((country) => {
          const isLast = countries.length === 1 && countries[0] === country;
          const { flag, code } = NUMBERING_PLANS[country];
          return (
            <Checkbox
              key={country}
              size="md"
              value={country}
              disabled={isReadOnly || isLast}
              label={`${flag} ${names.of(country) ?? country} (+${code})`}
            />
          );
        })}
      </Stack>
    </Checkbox.Group>
  );
}
