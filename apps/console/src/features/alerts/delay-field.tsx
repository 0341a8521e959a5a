import { Group, Input, NativeSelect } from "@mantine/core";
import { useId, useState } from "react";
import { useTranslate } from "../../platform/use-language.tsx";
import { NumberField } from "../../ui/number-field.tsx";

interface Props {
  /** Name of the alert step, used in the accessible names of the inputs. */
  step: string;
  seconds: number | null;
  error: string | null;
  onChange: (seconds: number | null) => void;
}

const MINUTE_SECONDS = 60;
const isWholeNumberOfMinutes = (seconds: number | null) =>
  seconds !== null && seconds >= MINUTE_SECONDS && seconds % MINUTE_SECONDS === 0;

/** Input of a delay, a whole number of seconds or minutes. An empty field is null. */
export function DelayField({ step, seconds, error, onChange }: Props) {
  const t = useTranslate();
  const id = useId();
  const [unit, setUnit] = useState<"s" | "min">(isWholeNumberOfMinutes(seconds) ? "min" : "s");
  // A delay that was set outside of this field, for example by a reset of the form, may not be a whole number of
  // minutes.
  const isMinutes = unit === "min" && (seconds === null || seconds % MINUTE_SECONDS === 0);
  const factor = isMinutes ? MINUTE_SECONDS : 1;
  function changeUnit(next: string) {
    const isNextMinutes = next === "min";
    setUnit(isNextMinutes ? "min" : "s");
    if (isNextMinutes && seconds !== null)
      onChange(Math.max(1, Math.round(seconds / MINUTE_SECONDS)) * MINUTE_SECONDS);
  }
  return (
    <Input.Wrapper error={error} errorProps={{ id, mt: 4 }} className="alert-delay">
      <Group gap={6} wrap="nowrap">
        <NumberField
          w={76}
          hideControls
          allowDecimal={false}
          allowNegative={false}
          aria-label={t("alerts.delay", { step })}
          aria-describedby={error ? id : undefined}
          error={error !== null}
          value={seconds === null ? "" : seconds / factor}
          onChange={(value) => onChange(value === "" ? null : Number(value) * factor)}
        />
        <NativeSelect
          size="md"
          w={124}
          aria-label={t("alerts.unit", { step })}
          value={isMinutes ? "min" : "s"}
          data={[
            { value: "s", label: t("alerts.unit.s") },
            { value: "min", label: t("alerts.unit.min") },
          ]}
          onChange={(event) => changeUnit(event.currentTarget.value)}
        />
      </Group>
    </Input.Wrapper>
  );
}
