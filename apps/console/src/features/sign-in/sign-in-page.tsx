import { Alert, Anchor } from "@mantine/core";
import { BellRing } from "lucide-react";
import { useState } from "react";
import { api } from "../../platform/api.ts";
import type { EndedSession } from "../../platform/last-session.ts";
import { useSetSession } from "../../platform/session.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { SignInForm } from "../../ui/sign-in-form.tsx";
import { BrandChoice, type BrandChoiceTicket } from "./brand-choice.tsx";
import { SignInBrandLogo } from "./sign-in-mark.tsx";

/** Sign-in page. `ended` is the staff member whose session has just ended by itself. */
export function SignInPage({ ended }: { ended: EndedSession | null }) {
  const t = useTranslate();
  const setSession = useSetSession();
  const [choice, setChoice] = useState<BrandChoiceTicket | null>(null);
  if (choice) return <BrandChoice choice={choice} onBack={() => setChoice(null)} />;
  return (
    <SignInForm
      title={t("sign-in.title")}
      mark={<SignInBrandLogo />}
      notice={
        ended && (
          <Alert color="red" role="alert" icon={<BellRing />} title={t("sign-in.ended-title")}>
            {t("sign-in.ended")}
          </Alert>
        )
      }
      login={ended?.login ?? ""}
      codeHint={t("sign-in.code.hint")}
      forgot={t("sign-in.forgot")}
      signIn={async (body) => {
        const answer = await api.call("POST /console/v1/sign-in", { body });
        const [, reply] = answer;
        if (reply && "ticket" in reply) setChoice(reply);
        else if (reply) setSession(reply.staff);
        return answer;
      }}
    >
      <Anchor href="/console/password" size="sm" py={12}>
        {t("sign-in.forgot-phone")}
      </Anchor>
      <Anchor href="/console/device" size="sm" py={12}>
        {t("sign-in.pair")}
      </Anchor>
    </SignInForm>
  );
}
