import type { PlatformBrand } from "@dasturxon/contract";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { usePlatformActions } from "./use-platform.ts";
import { NumberField } from "../../ui/number-field.tsx";

const BRAND_LIMIT_FIELDS = [
  { field: "branches", label: "platform.limits.branches" },
  { field: "products", label: "platform.limits.products" },
  { field: "texts", label: "platform.limits.texts-a-month" },
] as const;
const MAX_BRAND_LIMIT = 1_000_000;

interface Props {
  brand: Pick<PlatformBrand, "id" | "limits">;
  name: string;
  onClose: () => void;
}

/** Dialog with the limits of a brand. Empty: unlimited. */
export function LimitsDialog({ brand: { id, limits }, name, onClose }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { changeLimits } = usePlatformActions();
  const [values, setValues] = useState({
    branches: limits.branches.max,
    products: limits.products.max,
    texts: limits.texts.max,
  });
  const sendLimits = async () => {
    const [refusal] = await changeLimits(id, values);
    if (refusal) showRefusal(refusal, language);
    else onClose();
  };
  return (
    <Dialog title={t("platform.limits.title", { name })} isOpen onClose={onClose}>
      <Stack>
        <Text>{t("platform.limits.means")}</Text>
        {BRAND_LIMIT_FIELDS.map(({ field, label }) => (
          <NumberField
            key={field}
            min={0}
            max={MAX_BRAND_LIMIT}
            allowDecimal={false}
            allowNegative={false}
            thousandSeparator=" "
            label={t(label)}
            placeholder={t("platform.limits.unlimited")}
            value={values[field] ?? ""}
            onChange={(value) =>
              setValues((now) => ({
                ...now,
                [field]: value === "" ? null : Math.min(Number(value) || 0, MAX_BRAND_LIMIT),
              }))
            }
          />
        ))}
        <Group justify="flex-end">
          <Button variant="default" size="md" onClick={onClose}>
            {t("refuse.back")}
          </Button>
          <BusyButton onPress={sendLimits}>{t("platform.limits.save")}</BusyButton>
        </Group>
      </Stack>
    </Dialog>
  );
}
