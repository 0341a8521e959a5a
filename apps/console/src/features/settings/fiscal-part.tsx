import { Anchor, Stack, Text, TextInput } from "@mantine/core";
import { Link } from "react-router";
import { useTranslate } from "../../platform/use-language.tsx";
import type { SettingsPartProps } from "./part.ts";
import { useUncodedProductCount } from "./use-uncoded.ts";
import { NumberField } from "../../ui/number-field.tsx";

const FISCAL_LINE_KINDS = ["product", "delivery", "service"] as const;

/** Tax codes (MXIK) of the delivery, the service fee, and products without codes of their own. */
export function StoreFiscalPart({ value, wrong, isReadOnly, onChange }: SettingsPartProps<"fiscal">) {
  const t = useTranslate();
  const uncoded = useUncodedProductCount();
  const renderDigitsField = (name: `${(typeof FISCAL_LINE_KINDS)[number]}${"Mxik" | "Package"}`) => (
    <TextInput
      size="md"
      label={t(`settings.fiscal.${name}`)}
      inputMode="numeric"
      maxLength={name.endsWith("Mxik") ? 17 : 20}
      error={
        wrong === `fiscal.${name}` &&
        t(name.endsWith("Mxik") ? "settings.fiscal.wrongMxik" : "settings.fiscal.wrongPackage")
      }
      disabled={isReadOnly}
      value={value[name] ?? ""}
      onChange={(event) => onChange({ ...value, [name]: event.currentTarget.value.trim() || null })}
    />
  );
  const isWhole = value.productMxik !== null && value.productPackage !== null;
  return (
    <Stack gap="md">
      <Text c="dimmed" size="sm">
        {t("settings.fiscal.hint")}
      </Text>
      {FISCAL_LINE_KINDS.map((kind) => (
        <div key={kind} className="settings-grid">
          {renderDigitsField(`${kind}Mxik`)}
          {renderDigitsField(`${kind}Package`)}
        </div>
      ))}
      <div className="settings-grid">
        <NumberField
          label={t("settings.fiscal.vatPercent")}
          description={t("settings.fiscal.vatPercent.hint")}
          min={0}
          max={30}
          allowDecimal={false}
          hideControls
          error={wrong === "fiscal.vatPercent" && t("settings.look.wrong")}
          disabled={isReadOnly}
          value={value.vatPercent}
          onChange={(next) => onChange({ ...value, vatPercent: Number(next) || 0 })}
        />
        <NumberField
          label={t("settings.fiscal.unitCode")}
          description={t("settings.fiscal.unitCode.hint")}
          min={1}
          max={9_999_999}
          allowDecimal={false}
          hideControls
          error={wrong === "fiscal.unitCode" && t("settings.look.wrong")}
          disabled={isReadOnly}
          value={value.unitCode ?? ""}
          onChange={(next) => onChange({ ...value, unitCode: Number(next) || null })}
        />
      </div>
      {uncoded !== null && uncoded.without > 0 && (
        <Text size="sm" role="note">
          {t(isWhole ? "settings.fiscal.byBrand" : "settings.fiscal.uncoded", {
            without: uncoded.without,
            total: uncoded.total,
          })}{" "}
          <Anchor component={Link} to="/manage/products?hasFiscalCode=false">
            {t("settings.fiscal.show")}
          </Anchor>
        </Text>
      )}
    </Stack>
  );
}
