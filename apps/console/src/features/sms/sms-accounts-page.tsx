import { Text } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import { ManagementPageLayout } from "../../ui/managed-page.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import { SmsAccountCard } from "./sms-account-card.tsx";
import { useSmsAccounts } from "./use-sms-accounts.ts";

/** Accounts of the brand at SMS gateways. Without an active account, the platform sends the SMS. */
export function SmsAccountsPage() {
  const t = useTranslate();
  const query = useSmsAccounts();
  const { data } = query;
  return (
    <ManagementPageLayout title={t("smsAccounts.title")}>
      <Text c="dimmed">{t("smsAccounts.about")}</Text>
      <QueryStateView query={query} failed={t("resource.failed")} area="list" />
      {data && <Text>{t(data.isPlatformThere ? "smsAccounts.platform" : "smsAccounts.nobody")}</Text>}
      {data?.accounts.map((account) => (
        <SmsAccountCard key={account.gateway} account={account} />
      ))}
    </ManagementPageLayout>
  );
}
