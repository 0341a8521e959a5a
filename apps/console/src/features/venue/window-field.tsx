import { Group, Input } from "@mantine/core";
import { TimeField } from "../../platform/time-field.tsx";
import { useT } from "../../platform/use-language.tsx";
import { useVenueField } from "./use-field.ts";

const WINDOW_FIELDS = ["deliveryStart", "deliveryEnd"] as const;

/** Edits the daily delivery window within the opening hours. If both times are empty, delivery follows those hours. */
export function DeliveryWindowField() {
  const t = useT();
  const start = useVenueField<string | null>("deliveryStart");
  const end = useVenueField<string | null>("deliveryEnd");
  const fields = { deliveryStart: start, deliveryEnd: end };
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
      <Group gap={6}>
        {WINDOW_FIELDS.map((part) => (
          <TimeField
            key={part}
            label={t(`branch.${part}`)}
            isBare
            placeholder="--:--"
            value={fields[part].value}
            isReadOnly={fields[part].isReadOnly}
            onChange={fields[part].onChange}
          />
        ))}
      </Group>
    </Input.Wrapper>
  );
}
