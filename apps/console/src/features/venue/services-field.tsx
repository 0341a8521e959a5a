import { Group, Input, Switch } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import { useVenueFormField } from "./use-field.ts";

const BRANCH_SERVICE_FIELDS = [
  "deliveryEnabled",
  "pickupEnabled",
  "dineinEnabled",
  "bookingEnabled",
] as const;

/** Edits the services of a branch: delivery, pickup, dine-in and booking. */
export function ServicesField() {
  const t = useTranslate();
  const { value, error, isReadOnly, onChange } =
    useVenueFormField<Record<(typeof BRANCH_SERVICE_FIELDS)[number], boolean>>("settings");
  return (
    <Input.Wrapper
      size="md"
      label={t("branch.settings")}
      labelElement="div"
      error={error}
      role="group"
      aria-label={t("branch.settings")}
    >
      <Group gap="lg" mt={8}>
        {BRANCH_SERVICE_FIELDS.map((part) => (
          <Switch
            key={part}
            size="md"
            label={t(`branch.settings.${part}`)}
            disabled={isReadOnly}
            checked={value[part]}
            onChange={(event) => onChange({ ...value, [part]: event.currentTarget.checked })}
          />
        ))}
      </Group>
    </Input.Wrapper>
  );
}
