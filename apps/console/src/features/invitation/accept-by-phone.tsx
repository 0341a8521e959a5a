import { isPhone } from "@dasturxon/domain/contact-link";
import { Button, Stack, Text } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { api } from "../../platform/api.ts";
import { useBusy } from "../../platform/use-busy.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { CodeField, isSixDigitCode, PhoneField } from "../../ui/phone-code.tsx";
import { JoinForm, type PhoneProof } from "./join-form.tsx";

interface Props {
  token: string;
  /** Masked phone number of the invitation. Null: the invited person enters a number. */
  invitedPhone: string | null;
}

/** Verifies the phone number by a code. Then requests a new password, or the existing one of a known number. */
export function AcceptByPhoneForm({ token, invitedPhone }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { isBusy, run } = useBusy();
  const [typed, setTyped] = useState("");
  const [code, setCode] = useState<string | null>(null);
  const [inbox, setInbox] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [proved, setProved] = useState<PhoneProof | null>(null);
  const phone = invitedPhone === null ? typed : undefined;
  const requestCode = async () => {
    const body = { token, phone, language };
    const [refusal, sent] = await api.call("POST /console/v1/invitation/code", { body });
    setFault(refusal ? refusal.description[language] : null);
    // The refusal `code_cooldown` means that a code sent earlier is still valid, so the page continues with the form
    // for the code.
    if (refusal && refusal.code !== "code_cooldown") return;
    setCode("");
    setInbox(sent?.demoInbox ?? null);
  };
  const submitCode = async (said: string) => {
    const body = { token, phone, code: said };
    const [refusal, word] = await api.call("POST /console/v1/invitation/phone", { body });
    if (refusal) setFault(refusal.description[language]);
    else setProved(word);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(() => (code === null ? requestCode() : submitCode(code)));
  };
  if (proved) return <JoinForm token={token} proved={proved} phone={invitedPhone ?? typed} />;
  const isReady = code === null ? invitedPhone !== null || isPhone(typed) : isSixDigitCode(code);
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {invitedPhone === null ? (
          <PhoneField
            value={typed}
            fault={code === null ? fault : null}
            isReadOnly={code !== null}
            onChange={(said) => {
              setTyped(said);
              setFault(null);
            }}
          />
        ) : (
          <Text>{t("invitation.to-phone", { phone: invitedPhone })}</Text>
        )}
        {code === null && invitedPhone !== null && fault && (
          <Text c="red" role="alert">
            {fault}
          </Text>
        )}
        {code !== null && (
          <CodeField
            value={code}
            fault={fault}
            inbox={inbox}
            onChange={(said) => {
              setCode(said);
              setFault(null);
            }}
            onOther={() => {
              setCode(null);
              setFault(null);
            }}
          />
        )}
        <Button type="submit" size="md" loading={isBusy} disabled={!isReady}>
          {t(code === null ? "start.phone.send" : "start.phone.prove")}
        </Button>
      </Stack>
    </form>
  );
}
