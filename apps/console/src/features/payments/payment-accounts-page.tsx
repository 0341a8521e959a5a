import { Text } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import { ManagementPageLayout } from "../../ui/managed-page.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import { AccountCard } from "./account-card.tsx";
import { usePaymentAccounts } from "./use-accounts.ts";

/** Accounts of the brand at payment providers. */
export function PaymentAccountsPage() {
  const t = useTranslate();
  const query = usePaymentAccounts();
  return (
    <ManagementPageLayout title={t("paymentAccounts.title")}>
      <Text c="dimmed">{t("paymentAccounts.about")}</Text>
      <QueryStateView query={query} failed={t("resource.failed")} area="list" />
      {query.data?.map((account) => (
        <AccountCard key={account.provider} account={account} />
      ))}
    </ManagementPageLayout>
  );
}
