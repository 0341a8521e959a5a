import type { ManagedPolicy } from "@dasturxon/contract";
import type { RefusalBody } from "@dasturxon/contract/refusals";
import { Alert, Button, Group, SegmentedControl, Stack, Text, Textarea, VisuallyHidden } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { LANGUAGE_NAMES } from "../../fields/language-names.ts";
import { useSignedInStaff } from "../../platform/session.tsx";
import { showRefusal, showErrorText } from "../../platform/show-refusal.ts";
import { useBusy } from "../../platform/use-busy.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { useFormatDateTime } from "../../platform/use-moment.ts";
import { SideDrawer } from "../../ui/side-drawer.tsx";
import { useUnsavedGuard } from "../../ui/use-unsaved.tsx";

interface Props {
  policy: ManagedPolicy;
  onSave: (policy: ManagedPolicy, text: ManagedPolicy["text"]) => Promise<RefusalBody<string> | null>;
  onClose: () => void;
}

/** Editor of a policy, one language at a time. After a conflict, shows both versions and saves the selected one. */
export function PolicyDrawer({ policy, onSave, onClose }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { merchant, role } = useSignedInStaff();
  const { isBusy, run } = useBusy();
  const [opened, setOpened] = useState(policy);
  const [text, setText] = useState(policy.text);
  const [shown, setShown] = useState(merchant.languages[0] ?? "uz");
  const isReadOnly = role === "operator";
  const isDirty = JSON.stringify(text) !== JSON.stringify(opened.text);
  const { leave, question } = useUnsavedGuard(isDirty, { isBusy, onClose });
  const isOther = policy.version !== opened.version;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const refusal = await onSave(policy, text);
      if (refusal) return showRefusal(refusal, language);
      showErrorText(t("policies.saved"));
      onClose();
    });
  };
  const reopenCurrentPolicy = () => {
    setOpened(policy);
    setText(policy.text);
  };
  const { name } = LANGUAGE_NAMES[shown];
  return (
    <SideDrawer title={t(`policy.${policy.type}`)} size="lg" isOpen onClose={leave}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text c="dimmed" size="sm">
            {t(`policy.${policy.type}.hint`)}
          </Text>
          {isOther && <PolicySavedVersion policy={policy} language={shown} onTake={reopenCurrentPolicy} />}
          {merchant.languages.length > 1 && (
            <SegmentedControl
              fullWidth
              size="md"
              aria-label={t("frame.language")}
              value={shown}
              onChange={setShown}
              data={merchant.languages.map((value) => ({
                value,
                label: (
                  <>
                    <span aria-hidden>{LANGUAGE_NAMES[value].short}</span>
                    <VisuallyHidden>{LANGUAGE_NAMES[value].name}</VisuallyHidden>
                  </>
                ),
              }))}
            />
          )}
          <Textarea
            key={shown}
            size="md"
            className="policy-words"
            label={name}
            description={t("policies.words.hint")}
            dir="auto"
            lang={shown === "eng" ? "en" : shown === "kz" ? "kk" : shown}
            maxLength={20_000}
            disabled={isReadOnly}
            value={text[shown] ?? ""}
            onChange={(event) => setText({ ...text, [shown]: event.currentTarget.value })}
          />
          <Group justify="flex-end">
            <Button variant="default" size="md" onClick={leave}>
              {t(isReadOnly ? "order.close" : "resource.cancel")}
            </Button>
            {!isReadOnly && (
              <Button type="submit" size="md" loading={isBusy} disabled={!isDirty}>
                {t("resource.save")}
              </Button>
            )}
          </Group>
        </Stack>
      </form>
      {question}
    </SideDrawer>
  );
}

interface SavedVersionProps {
  policy: ManagedPolicy;
  language: keyof typeof LANGUAGE_NAMES;
  onTake: () => void;
}

/** Conflict message with the version that another user has saved meanwhile. */
function PolicySavedVersion({ policy, language, onTake }: SavedVersionProps) {
  const t = useTranslate();
  const momentOf = useFormatDateTime();
  return (
    <Alert color="orange">
      <Stack gap="xs">
        <Text fw={700}>{t("resource.conflict")}</Text>
        <Text size="sm">
          {[policy.changedBy ?? t("resource.somebody"), policy.changedAt && momentOf(policy.changedAt)]
            .filter(Boolean)
            .join(" · ")}
        </Text>
        <Text size="sm" lineClamp={6} style={{ whiteSpace: "pre-wrap" }}>
          {policy.text[language] ?? "—"}
        </Text>
        <Group>
          <Button variant="default" size="sm" mih={44} onClick={onTake}>
            {t("policies.theirs")}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
