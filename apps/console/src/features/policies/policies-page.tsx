import type { ManagedPolicy } from "@dasturxon/contract";
import { Group, Text, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { ManagementPageLayout } from "../../ui/managed-page.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import "./policies.css";
import { PolicyDrawer } from "./policy-drawer.tsx";
import { usePolicies } from "./use-policies.ts";

/** Policies with a default text if the brand has none. */
const POLICIES_WITH_DEFAULT = new Set<string>(["TERMS", "PRIVACY_POLICY"]);

/** Pages with the brand's own texts, such as its terms, privacy policy and description. */
export function PoliciesPage() {
  const t = useTranslate();
  const text = useLocalizeText();
  const { languages } = useSignedInStaff().merchant;
  const { query, change } = usePolicies();
  const [opened, setOpened] = useState<ManagedPolicy["type"] | null>(null);
  const policy = query.data?.find(({ type }) => type === opened);
  const formatPolicyState = ({ type, text: words }: ManagedPolicy) => {
    const filled = languages.filter((language) => words[language]?.trim()).length;
    if (filled > 0) return t("field.filled", { filled, count: languages.length });
    return t(POLICIES_WITH_DEFAULT.has(type) ? "policies.ours" : "policies.empty");
  };
  return (
    <ManagementPageLayout title={t("policies.title")}>
      <QueryStateView query={query} failed={t("resource.failed")} area="list" />
      <div role="list">
        {query.data?.map((each) => (
          <Group
            key={each.type}
            role="listitem"
            className="list-row"
            py="xs"
            justify="space-between"
            wrap="nowrap"
          >
            <UnstyledButton className="policy-name" onClick={() => setOpened(each.type)}>
              {t(`policy.${each.type}`)}
              <Text span size="sm" c="dimmed" fw={400} lineClamp={1}>
                {text(each.text).split("\n")[0]}
              </Text>
            </UnstyledButton>
            <Text size="sm" c="dimmed" ta="end">
              {formatPolicyState(each)}
            </Text>
          </Group>
        ))}
      </div>
      {policy && (
        <PolicyDrawer key={policy.type} policy={policy} onSave={change} onClose={() => setOpened(null)} />
      )}
    </ManagementPageLayout>
  );
}
