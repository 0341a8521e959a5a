import { Button, Group, Progress, Stack, Text, Title } from "@mantine/core";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { BRAND_REGISTRATION_STEPS } from "@dasturxon/domain/start-draft";
import { useTranslate } from "../../platform/use-language.tsx";
import type { StartStepName } from "./draft.ts";

const START_STEP_NAMES = ["phone", ...BRAND_REGISTRATION_STEPS] as const;

interface Props {
  step: StartStepName | "phone";
  children: ReactNode;
  isBusy?: boolean;
  isReady?: boolean;
  /** Label of the button that continues to the next step. Default: "next". */
  says?: string;
  onNext: () => void;
  /** Opens the previous step of the form for a new store. Undefined in the first step. */
  onBack?: (() => void) | undefined;
}

/** Layout of a step: its number, its fields, and the buttons to continue and to go back. */
export function StartStepLayout({ step, children, isBusy, isReady = true, says, onNext, onBack }: Props) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [step]);
  const at = START_STEP_NAMES.indexOf(step) + 1;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onNext();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <div>
          <Text c="dimmed" size="sm">
            {t("start.step", { at, of: START_STEP_NAMES.length })}
          </Text>
          <Progress value={(100 * at) / START_STEP_NAMES.length} size="sm" mt={6} aria-hidden />
        </div>
        <Title order={1} size="h2" ref={heading} tabIndex={-1} style={{ outline: "none" }}>
          {t(`start.${step}`)}
        </Title>
        {children}
        <Group justify="space-between" wrap="nowrap">
          {onBack ? (
            <Button variant="default" size="md" onClick={onBack}>
              {t("start.back")}
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" size="md" loading={isBusy ?? false} disabled={!isReady}>
            {says ?? t("start.next")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
