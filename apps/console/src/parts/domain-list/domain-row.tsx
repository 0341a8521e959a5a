import type { BrandDomain } from "@dasturxon/contract";
import { Badge, Code, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { RemoveDialog } from "../../ui/remove-dialog.tsx";
import type { DomainActions } from "./domain-actions.ts";

interface Props {
  domain: BrandDomain;
  keeping: DomainActions | null;
}

/** Shows a domain and whether the store is served at it. Until it is, also shows the required DNS records. */
export function DomainRow({ domain, keeping }: Props) {
  const t = useTranslate();
  const { domain: name, txt, target, isProved, isLed, checkedAt } = domain;
  const state = isProved ? (isLed ? "SERVED" : "ELSEWHERE") : "WAITING";
  return (
    <li>
      <Stack gap="xs">
        <Group gap="sm">
          <Text fw={600}>{name}</Text>
          <Badge size="lg" variant="light" color={state === "SERVED" ? "teal" : "orange"}>
            {t(`domains.${state}`)}
          </Badge>
        </Group>
        {state !== "SERVED" && (
          <dl className="domain-records">
            {!isProved && (
              <>
                <dt>TXT</dt>
                <dd>
                  <Code>{txt.name}</Code> <Code>{txt.value}</Code>
                </dd>
              </>
            )}
            <dt>CNAME</dt>
            <dd>
              <Code>{name}</Code> <Code>{target}</Code>
            </dd>
          </dl>
        )}
        <Text size="sm" c="dimmed" role="status">
          {checkedAt !== null && state !== "SERVED" && t("domains.not-seen")}
        </Text>
        {keeping && <DomainButtons domain={domain} keeping={keeping} />}
      </Stack>
    </li>
  );
}

function DomainButtons({ domain: { domain: name, isProved }, keeping }: Props & { keeping: DomainActions }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const runDomainAction = (act: DomainActions["check"]) => async () => {
    const [refusal] = await act(name);
    if (refusal) showRefusal(refusal, language);
  };
  const remove = runDomainAction(keeping.remove);
  return (
    <Group gap="sm">
      <BusyButton
        variant="default"
        aria-label={`${t("domains.check")}: ${name}`}
        onPress={runDomainAction(keeping.check)}
      >
        {t("domains.check")}
      </BusyButton>
      <BusyButton
        variant="subtle"
        color="red"
        aria-label={`${t("domains.remove")}: ${name}`}
        // Removing a domain that guests use requires a confirmation.
        onPress={isProved ? async () => setAsking(true) : remove}
      >
        {t("domains.remove")}
      </BusyButton>
      {isAsking && (
        <RemoveDialog
          title={t("domains.remove-ask", { domain: name })}
          means={t("domains.remove-means")}
          verb={t("domains.remove")}
          isOpen
          onClose={() => setAsking(false)}
          onRemove={remove}
        />
      )}
    </Group>
  );
}
