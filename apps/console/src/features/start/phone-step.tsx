import { Anchor, Button, Group, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { api } from "../../platform/api.ts";
import { useBusy } from "../../platform/use-busy.ts";
import { useLanguage, useT } from "../../platform/use-language.tsx";
import type { StepProps } from "./draft.ts";
import { StartStep } from "./start-step.tsx";

/** Whose phone it is: a code goes there and comes back. */
export function PhoneStep({ draft, change }: StepProps) {
  const t = useT();
  const { language } = useLanguage();
  const { isBusy, run } = useBusy();
  const [code, setCode] = useState<string | null>(null);
  const [inbox, setInbox] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { phone } = draft;
  const ask = () =>
    run(async () => {
      const body = { phone, language };
      const [refusal, sent] = await api.call("POST /onboarding/v1/code", { body });
      setFault(refusal ? refusal.description[language] : null);
      if (refusal) return;
      setCode("");
      setInbox(sent.demoInbox);
    });
  const prove = (said: string) =>
    run(async () => {
      const [refusal, proved] = await api.call("POST /onboarding/v1/permit", { body: { phone, code: said } });
      if (refusal) setFault(refusal.description[language]);
      else change({ permit: proved.permit });
    });
  const isAsked = code !== null;
  const isReady = isAsked ? /^\d{6}$/.test(code) : phone.replace(/\D/g, "").length >= 7;
  return (
    <StartStep
      step="phone"
      isBusy={isBusy}
      isReady={isReady}
      says={t(isAsked ? "start.phone.prove" : "start.phone.send")}
      onNext={() => void (isAsked ? prove(code) : ask())}
    >
      <Text>{t("start.phone.why")}</Text>
      <TextInput
        size="md"
        type="tel"
        autoComplete="tel"
        label={t("start.phone.number")}
        placeholder="+998 90 123 45 67"
        withAsterisk
        error={isAsked ? null : fault}
        readOnly={isAsked}
        value={phone}
        onChange={(event) => {
          change({ phone: event.currentTarget.value });
          setFault(null);
        }}
      />
      {isAsked && (
        <>
          <TextInput
            size="md"
            label={t("start.phone.code")}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            withAsterisk
            error={fault}
            value={code}
            onChange={(event) => {
              setCode(event.currentTarget.value.replace(/\D/g, ""));
              setFault(null);
            }}
          />
          <Group gap="lg">
            <Button
              variant="subtle"
              size="md"
              px={0}
              onClick={() => {
                setCode(null);
                setFault(null);
              }}
            >
              {t("start.phone.other")}
            </Button>
            {inbox && (
              <Anchor href={inbox} target="_blank" py={10}>
                {t("start.phone.inbox")}
              </Anchor>
            )}
          </Group>
        </>
      )}
    </StartStep>
  );
}
