import { Container, Stack, Text, Title } from "@mantine/core";
import { useT } from "../../platform/use-language.tsx";
import { QueryState } from "../../ui/query-state.tsx";
import { SmsAccountCard } from "./sms-account-card.tsx";
import { useSmsAccounts } from "./use-sms-accounts.ts";

/** By whom the brand's texts go out: its own accounts at gateways, or the platform's. */
export function SmsAccountsPage() {
  const t = useT();
  const query = useSmsAccounts();
  const { data } = query;
  return (
    <Container size="md" h="100%" className="resource-page" py="md">
      <Stack gap="md">
        <Title order={2} size="h3">
          {t("smsAccounts.title")}
        </Title>
        <Text c="dimmed">{t("smsAccounts.about")}</Text>
        <QueryState query={query} failed={t("resource.failed")} area="list" />
        {data && <Text>{t(data.isPlatformThere ? "smsAccounts.platform" : "smsAccounts.nobody")}</Text>}
        {data?.accounts.map((account) => (
          <SmsAccountCard key={account.gateway} account={account} />
        ))}
      </Stack>
    </Container>
  );
}
