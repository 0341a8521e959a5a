import type { PlatformLanguage } from "@dasturxon/domain/language";
import type { StartBrandBody } from "@dasturxon/contract";
import { findPasswordFault } from "@dasturxon/domain/password";
import { NEW_BRAND_CITIES } from "@dasturxon/domain/start-cities";
import { createRandomId } from "@dasturxon/contract/random-id";
import { Anchor, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { api } from "../../platform/api.ts";
import { useBusy } from "../../platform/use-busy.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { type StartDraft, type StartStepName, type StartStepProps } from "./draft.ts";
import { StartStepLayout } from "./start-step.tsx";

/** Returns the step that contains a refused field. */
const getStepOfStartField = (field: string | undefined): StartStepName => {
  if (field === "address" || field === "name") return "brand";
  if (field === "mainColor") return "look";
  return field?.startsWith("branch") || field?.startsWith("delivery") ? "branch" : "owner";
};

/** Fields whose errors are shown at their inputs in this step. */
const OWN_FIELDS = new Set(["owner.login", "owner.password", "owner.code"]);

interface OwnerStepProps extends StartStepProps {
  /** Called with the message of a refusal that the step shows. */
  onRefused: (says: string) => void;
}

/** Step for the owner's name, login and password. Then opens the store. */
export function OwnerStep({ draft, change, onRefused }: OwnerStepProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { isBusy, run } = useBusy();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [asksCode, setAsksCode] = useState(false);
  const [fault, setFault] = useState<{ field: string; says: string } | null>(null);
  const login = draft.login ?? draft.address ?? "";
  const { isKnown } = draft;
  const createBrand = () =>
    run(async () => {
      if (!isKnown && findPasswordFault(password, [login, draft.address ?? ""]))
        return setFault({ field: "owner.password", says: t("start.password.weak") });
      const body = toStartBody({ ...draft, login }, { password, code: code || undefined }, language);
      const [refusal, opened] = await api.call("POST /onboarding/v1/brands", { body });
      if (!refusal) {
        const pasted = draft.menu === "PASTED" ? draft.pasted : "";
        change({ pasted, opened: { url: opened.url, language, importKey: createRandomId() } });
        return;
      }
      // The phone can become known after the draft was read: an invitation was accepted with it in the meantime.
      if (refusal.code === "wrong_password") change({ isKnown: true });
      if (refusal.code === "second_factor_needed") {
        setAsksCode(true);
        return setFault(null);
      }
      const { field = "" } = refusal.data;
      setFault({ field, says: refusal.description[language] });
      if (field === "" || getStepOfStartField(field) === "owner") return;
      change({ step: getStepOfStartField(field) });
      onRefused(refusal.description[language]);
    });
  const getFieldFaultText = (field: string) => (fault?.field === field ? fault.says : null);
  const isElsewhere = fault !== null && !OWN_FIELDS.has(fault.field);
  return (
    <StartStepLayout
      step="owner"
      isBusy={isBusy}
      isReady={draft.ownerName.trim() !== "" && login !== "" && password !== ""}
      says={t("start.open")}
      onNext={() => void createBrand()}
      onBack={() => change({ step: "branch" })}
    >
      <TextInput
        size="md"
        label={t("start.owner-name")}
        withAsterisk
        maxLength={80}
        autoComplete="name"
        value={draft.ownerName}
        onChange={(event) => change({ ownerName: event.currentTarget.value })}
      />
      <TextInput
        size="md"
        label={t("sign-in.login")}
        description={t("start.login.hint")}
        withAsterisk
        maxLength={63}
        autoComplete="username"
        autoCapitalize="none"
        error={getFieldFaultText("owner.login")}
        value={login}
        onChange={(event) => {
          change({ login: event.currentTarget.value.trim().toLowerCase() });
          setFault(null);
        }}
      />
      {isKnown && <Text>{t("invitation.known")}</Text>}
      <PasswordField
        label={t(isKnown ? "invitation.own-password" : "sign-in.password")}
        description={isKnown ? undefined : t("invitation.password.hint")}
        autoComplete={isKnown ? "current-password" : "new-password"}
        error={getFieldFaultText("owner.password")}
        value={password}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          setFault(null);
        }}
      />
      {isKnown && <ForgottenPasswordLink />}
      {asksCode && (
        <CodeOfApp
          value={code}
          error={getFieldFaultText("owner.code")}
          onChange={(typed) => {
            setCode(typed);
            setFault(null);
          }}
        />
      )}
      {isElsewhere && (
        <Text c="red" role="alert">
          {fault.says}
        </Text>
      )}
    </StartStepLayout>
  );
}

function ForgottenPasswordLink() {
  const t = useTranslate();
  return (
    <Anchor href="/console/password" target="_blank" size="sm" py={12}>
      {t("sign-in.forgot-phone")}
    </Anchor>
  );
}

/** Code of the second factor of a person who opens another brand. */
function CodeOfApp({
  value,
  error,
  onChange,
}: {
  value: string;
  error: string | null;
  onChange: (typed: string) => void;
}) {
  const t = useTranslate();
  return (
    <TextInput
      size="md"
      label={t("sign-in.code")}
      description={t("sign-in.code.hint")}
      autoComplete="one-time-code"
      maxLength={20}
      error={error}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function toStartBody(
  draft: StartDraft,
  proof: Pick<StartBrandBody["owner"], "password" | "code">,
  language: PlatformLanguage,
): StartBrandBody {
  const city = NEW_BRAND_CITIES.find(({ key }) => key === draft.city);
  const { latitude = 0, longitude = 0 } = draft.point ?? city ?? {};
  const [opensAt = "", closesAt = ""] = draft.hours.split("-");
  return {
    permit: draft.permit ?? "",
    name: draft.name,
    address: draft.address ?? "",
    language: language === "en" ? "eng" : language,
    kind: draft.kind,
    hasMenu: draft.menu === "KIND",
    mainColor: draft.mainColor,
    branch: {
      city: draft.city,
      address: draft.street,
      latitude,
      longitude,
      phone: draft.branchPhone ?? draft.phone,
      opensAt,
      closesAt,
    },
    delivery: draft.radius === 0 ? null : { metres: draft.radius, price: draft.price },
    owner: { name: draft.ownerName, login: draft.login ?? "", ...proof },
  };
}
