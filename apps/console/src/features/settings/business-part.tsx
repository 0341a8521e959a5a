import { BRAND_TIME_ZONES } from "@dasturxon/domain/time-zone";
import { NativeSelect, NumberInput } from "@mantine/core";
import { useT } from "../../platform/use-language.tsx";
import type { PartProps } from "./part.ts";

/** What an order earns its customer, and on whose clock the brand lives. */
export function BusinessPart({ value, wrong, isReadOnly, onChange }: PartProps<"business">) {
  const t = useT();
  const zones = [...new Set([...BRAND_TIME_ZONES, value.timeZone])];
  return (
    <div className="settings-grid">
      <NumberInput
        size="md"
        label={t("settings.business.cashbackPercent")}
        description={t("settings.business.cashbackPercent.hint")}
        min={0}
        max={100}
        decimalScale={2}
        hideControls
        error={wrong === "business.cashbackPercent" && t("settings.look.wrong")}
        disabled={isReadOnly}
        value={value.cashbackPercent}
        onChange={(next) => onChange({ ...value, cashbackPercent: Number(next) || 0 })}
      />
      <NativeSelect
        size="md"
        label={t("settings.business.timeZone")}
        description={t("settings.business.timeZone.hint")}
        error={wrong === "business.timeZone" && t("settings.look.wrong")}
        disabled={isReadOnly}
        value={value.timeZone}
        data={zones}
        onChange={(event) => onChange({ ...value, timeZone: event.currentTarget.value })}
      />
    </div>
  );
}
