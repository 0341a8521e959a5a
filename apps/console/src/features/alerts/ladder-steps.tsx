import { Radio, Stack, Text, Title } from "@mantine/core";
import {
  UNANSWERED_ORDER_DECISIONS,
  ALERT_STEPS,
  MESSAGE_ALERT_STEPS,
  TABLE_ALERT_STEPS,
} from "@dasturxon/domain/alert-ladder";
import { useTranslate } from "../../platform/use-language.tsx";
import type { AlertLadderFaults, AlertLadderForm } from "./ladder-form.ts";
import { StepRow } from "./step-row.tsx";

interface Props {
  form: AlertLadderForm;
  faults: AlertLadderFaults;
  /** Whether a gateway makes voice calls. Otherwise the call step is hidden. */
  canCall: boolean;
  onChange: (form: AlertLadderForm) => void;
}

/**
 * Edits the alert steps for orders, for reservations and waiter calls, and for branches without an awake device. The
 * step `decide` of orders also has its decision: accept or refuse.
 */
export function AlertLadderSteps({ form, faults, canCall, onChange }: Props) {
  const t = useTranslate();
  const { order, table, device, decision } = form;
  const formatFieldError = (path: string) => {
    const fault = faults[path];
    return fault ? t(`alerts.fault.${fault}`) : null;
  };
  return (
    <>
      <Stack component="section" gap="xs" aria-label={t("alerts.orders")}>
        <Title order={4} size="h5">
          {t("alerts.orders")}
        </Title>
        <div role="list">
          {ALERT_STEPS.filter((step) => step !== "call" || canCall).map((step) => (
            <StepRow
              key={step}
              step={step}
              field={order[step]}
              error={formatFieldError(`order.${step}`)}
              onChange={(field) => onChange({ ...form, order: { ...order, [step]: field } })}
            >
              {step === "decide" && order.decide.isOn && (
                <Radio.Group
                  aria-label={t("alerts.decision")}
                  value={decision}
                  onChange={(value) =>
                    onChange({ ...form, decision: value === "accept" ? "accept" : "refuse" })
                  }
                >
                  {UNANSWERED_ORDER_DECISIONS.map((each) => (
                    <Radio
                      key={each}
                      size="md"
                      className="radio-row"
                      value={each}
                      label={t(`alerts.decision.${each}`)}
                    />
                  ))}
                </Radio.Group>
              )}
            </StepRow>
          ))}
        </div>
      </Stack>
      <Stack component="section" gap="xs" aria-label={t("alerts.table")}>
        <Title order={4} size="h5">
          {t("alerts.table")}
        </Title>
        <Text size="sm" c="dimmed">
          {t("alerts.table-means")}
        </Text>
        <div role="list">
          {TABLE_ALERT_STEPS.map((step) => (
            <StepRow
              key={step}
              step={step}
              field={table[step]}
              error={formatFieldError(`table.${step}`)}
              onChange={(field) => onChange({ ...form, table: { ...table, [step]: field } })}
            />
          ))}
        </div>
      </Stack>
      <Stack component="section" gap="xs" aria-label={t("alerts.device")}>
        <Title order={4} size="h5">
          {t("alerts.device")}
        </Title>
        <Text size="sm" c="dimmed">
          {t("alerts.device-means")}
        </Text>
        <div role="list">
          {MESSAGE_ALERT_STEPS.filter((step) => step !== "call" || canCall).map((step) => (
            <StepRow
              key={step}
              step={step}
              field={device[step]}
              error={formatFieldError(`device.${step}`)}
              onChange={(field) => onChange({ ...form, device: { ...device, [step]: field } })}
            />
          ))}
        </div>
      </Stack>
    </>
  );
}
