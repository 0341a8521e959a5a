import { formatCurrencyLabel } from "@dasturxon/domain/locale";
import { ActionIcon, Button, Group, Input, Stack } from "@mantine/core";
import { Plus, Trash2 } from "lucide-react";
import { useSignedInStaff } from "../../../platform/session.tsx";
import { useLanguage, useTranslate } from "../../../platform/use-language.tsx";
import { useVenueFormField } from "../use-field.ts";
import { NumberField } from "../../../ui/number-field.tsx";

interface DeliveryDistanceStep {
  upTo: number;
  price: number;
}

/** Edits prices by distance, nearest first, which replace the base price. */
export function DistancePricesField() {
  const t = useTranslate();
  const { language } = useLanguage();
  const sum = formatCurrencyLabel(language, useSignedInStaff().merchant.currency);
  const { value: steps, error, isReadOnly, onChange } = useVenueFormField<DeliveryDistanceStep[]>("steps");
  const changeDistanceStep = (at: number, step: DeliveryDistanceStep) => onChange(steps.with(at, step));
  const last = steps.at(-1);
  if (isReadOnly && steps.length === 0) return null;
  return (
    <Input.Wrapper
      size="md"
      label={t("zone.steps")}
      labelElement="div"
      description={t("zone.steps.hint")}
      error={error && t("zone.steps.wrong")}
      role="group"
      aria-label={t("zone.steps")}
    >
      <Stack gap="xs" mt={6}>
        {steps.map((step, at) => (
          <Group key={at} gap="xs" wrap="nowrap">
            <NumberField
              flex={1}
              aria-label={t("zone.steps.up-to", { number: at + 1 })}
              leftSection={<span className="field-unit">{t("zone.steps.to")}</span>}
              leftSectionWidth={64}
              rightSection={<span className="field-unit">{t("zone.unit.kilometres")}</span>}
              min={0}
              max={200}
              decimalScale={1}
              allowedDecimalSeparators={[",", "."]}
              hideControls
              disabled={isReadOnly}
              value={step.upTo / 1000}
              onChange={(next) => changeDistanceStep(at, { ...step, upTo: Math.round(Number(next) * 1000) })}
            />
            <NumberField
              flex={1}
              aria-label={t("zone.steps.price", { number: at + 1 })}
              rightSection={<span className="field-unit">{sum}</span>}
              rightSectionWidth={64}
              min={0}
              allowDecimal={false}
              thousandSeparator=" "
              hideControls
              disabled={isReadOnly}
              value={step.price}
              onChange={(next) => changeDistanceStep(at, { ...step, price: Number(next) || 0 })}
            />
            {!isReadOnly && (
              <ActionIcon
                variant="subtle"
                color="red"
                size={44}
                aria-label={t("zone.steps.remove", { number: at + 1 })}
                onClick={() => onChange(steps.toSpliced(at, 1))}
              >
                <Trash2 size={18} />
              </ActionIcon>
            )}
          </Group>
        ))}
        {!isReadOnly && steps.length < 20 && (
          <Button
            variant="default"
            size="md"
            w="fit-content"
            leftSection={<Plus size={18} aria-hidden />}
            onClick={() =>
              onChange([...steps, { upTo: (last?.upTo ?? 0) + 2000, price: (last?.price ?? 8000) + 2000 }])
            }
          >
            {t("zone.steps.add")}
          </Button>
        )}
      </Stack>
    </Input.Wrapper>
  );
}
