import { Text } from "@mantine/core";
import { useT } from "../../platform/use-language.tsx";
import { ManagementPageLayout } from "../../ui/managed-page.tsx";
import { QueryState } from "../../ui/query-state.tsx";
import { AccountCard } from "./account-card.tsx";
import { useAccounts } from "./use-accounts.ts";

/** Accounts of the brand at payment providers. */
export function PaymentAccountsPage() {
  const t = useT();
  const query = useAccounts();
  return (
    <ManagementPageLayout title={t("paymentAccounts.title")}>
      <Text c="dimmed">{t("paymentAccounts.about")}</Text>
      <QueryState query={query} failed={t("resource.failed")} area="list" />
      {query.data?.map((account) => (
        <AccountCard key={account.provider} account={account} />
      ))}
    </ManagementPageLayout>
  );
}
