import { TextInput } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import type { SettingsPartProps } from "./part.ts";

const EXTERNAL_ID_FIELDS = ["iikoOrganizationId", "appId"] as const;

/** Ids of the brand in external services. Collapsed by default, because few brands use them. */
export function ExternalServicesPart({ value, wrong, isReadOnly, onChange }: SettingsPartProps<"business">) {
  const t = useTranslate();
  return (
    <details className="settings-more">
      <summary>{t("settings.business.outside")}</summary>
      <p>{t("settings.business.outside.hint")}</p>
      <div className="settings-grid">
        {EXTERNAL_ID_FIELDS.map((name) => (
          <TextInput
            key={name}
            size="md"
            label={t(`settings.business.${name}`)}
            description={t(`settings.business.${name}.hint`)}
            maxLength={100}
            error={wrong === `business.${name}` && t("settings.look.wrong")}
            disabled={isReadOnly}
            value={value[name] ?? ""}
            onChange={(event) => onChange({ ...value, [name]: event.currentTarget.value.trim() || null })}
          />
        ))}
      </div>
    </details>
  );
}
