import { Switch } from "@mantine/core";
import type { AlertStep } from "@dasturxon/domain/alert-ladder";
import type { ReactNode } from "react";
import { useTranslate } from "../../platform/use-language.tsx";
import { DelayField } from "./delay-field.tsx";
import type { AlertStepField } from "./ladder-form.ts";

interface Props {
  step: AlertStep;
  field: AlertStepField;
  error: string | null;
  onChange: (field: AlertStepField) => void;
  /** Additional settings that are shown below the switch and the delay of the alert step. */
  children?: ReactNode;
}

/** Step with a switch, its delay and a description. */
export function StepRow({ step, field, error, onChange, children }: Props) {
  const t = useTranslate();
  const name = t(`alerts.step.${step}`);
  return (
    <div className="alert-step" role="listitem">
      <Switch
        size="md"
        label={name}
        description={t(`alerts.means.${step}`)}
        checked={field.isOn}
        onChange={(event) => onChange({ ...field, isOn: event.currentTarget.checked })}
      />
      {field.isOn && (
        <DelayField
          step={name}
          seconds={field.seconds}
          error={error}
          onChange={(seconds) => onChange({ ...field, seconds })}
        />
      )}
      {children && <div className="alert-step-more">{children}</div>}
    </div>
  );
}
