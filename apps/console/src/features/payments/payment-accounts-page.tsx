import { Container, Stack, Text, Title } from "@mantine/core";
import { useT } from "../../platform/use-language.tsx";
import { QueryState } from "../../ui/query-state.tsx";
import { AccountCard } from "./account-card.tsx";
import { useAccounts } from "./use-accounts.ts";

/** Where the brand takes money online: its accounts at payment providers, switched on and off. */
export function PaymentAccountsPage() {
  const t = useT();
  const query = useAccounts();
  return (
    <Container size="md" h="100%" className="resource-page" py="md">
      <Stack gap="md">
        <Title order={2} size="h3">
          {t("paymentAccounts.title")}
        </Title>
        <Text c="dimmed">{t("paymentAccounts.about")}</Text>
        <QueryState query={query} failed={t("resource.failed")} area="list" />
        {query.data?.map((account) => (
          <AccountCard key={account.provider} account={account} />
        ))}
      </Stack>
    </Container>
  );
}
