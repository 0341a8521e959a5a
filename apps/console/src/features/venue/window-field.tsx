import { Group, Input } from "@mantine/core";
import { TimeField } from "../../platform/time-field.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { useVenueFormField } from "./use-field.ts";

/** Edits the daily delivery window within the opening hours. If both times are empty, delivery follows those hours. */
export function DeliveryWindowField() {
  const t = useTranslate();
  const start = useVenueFormField<string | null>("deliveryStart");
  const end = useVenueFormField<string | null>("deliveryEnd");
  const renderTimeField = (
    part: "deliveryStart" | "deliveryEnd",
    { value, isReadOnly, onChange }: typeof start,
  ) => (
    <TimeField
      label={t(`branch.${part}`)}
      isBare
      placeholder="--:--"
      value={value}
      isReadOnly={isReadOnly}
      onChange={onChange}
    />
  );
  return (
    <Input.Wrapper
      size="md"
      label={t("branch.window")}
      description={t("branch.window.hint")}
      inputWrapperOrder={["label", "input", "description", "error"]}
      labelElement="div"
      error={start.error ?? end.error}
      role="group"
      aria-label={t("branch.window")}
    >
      <Group gap={6} wrap="nowrap" mb={5}>
        {renderTimeField("deliveryStart", start)}
        <span aria-hidden>–</span>
        {renderTimeField("deliveryEnd", end)}
      </Group>
    </Input.Wrapper>
  );
}
