import { isPhone } from "@dasturxon/domain/contact-link";
import { Text } from "@mantine/core";
import { useState } from "react";
import { api } from "../../platform/api.ts";
import { useBusy } from "../../platform/use-busy.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { CodeField, isSixDigitCode, PhoneField } from "../../ui/phone-code.tsx";
import type { StartStepProps } from "./draft.ts";
import { StartStepLayout } from "./start-step.tsx";

/** Step of the form for a new store that verifies the user's phone number by a code. */
export function PhoneStep({ draft, change }: StartStepProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { isBusy, run } = useBusy();
  const [code, setCode] = useState<string | null>(null);
  const [inbox, setInbox] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { phone } = draft;
  const requestCode = () =>
    run(async () => {
      if (!isPhone(phone)) return setFault(t("start.phone.needed"));
      const body = { phone, language };
      const [refusal, sent] = await api.call("POST /onboarding/v1/code", { body });
      setFault(refusal ? refusal.description[language] : null);
      // The refusal `code_cooldown` means that a code was sent a moment ago. The user can enter that code.
      if (refusal && refusal.code !== "code_cooldown") return;
      setCode("");
      setInbox(sent?.demoInbox ?? null);
    });
  const submitCode = (said: string) =>
    run(async () => {
      const [refusal, proved] = await api.call("POST /onboarding/v1/permit", { body: { phone, code: said } });
      if (refusal) setFault(refusal.description[language]);
      else change({ permit: proved.permit });
    });
  const isAsked = code !== null;
  const isReady = isAsked ? isSixDigitCode(code) : true;
  return (
    <StartStepLayout
      step="phone"
      isBusy={isBusy}
      isReady={isReady}
      says={t(isAsked ? "start.phone.prove" : "start.phone.send")}
      onNext={() => void (isAsked ? submitCode(code) : requestCode())}
    >
      <Text>{t("start.phone.why")}</Text>
      <PhoneField
        value={phone}
        fault={isAsked ? null : fault}
        isReadOnly={isAsked}
        onChange={(typed) => {
          change({ phone: typed });
          setFault(null);
        }}
      />
      {isAsked && (
        <CodeField
          value={code}
          fault={fault}
          inbox={inbox}
          onChange={(typed) => {
            setCode(typed);
            setFault(null);
          }}
          onOther={() => {
            setCode(null);
            setFault(null);
          }}
        />
      )}
    </StartStepLayout>
  );
}
