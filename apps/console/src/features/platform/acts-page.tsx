import { Container, Stack, Text, Title } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import { AdministratorActionList } from "./act-list.tsx";
import { useAdministratorActionLog } from "./use-platform.ts";

/** Actions on the installation's brands, with the administrators who did them. */
export function AdministratorActionsPage() {
  const t = useTranslate();
  const query = useAdministratorActionLog();
  return (
    <Container size="md" py="md">
      <Stack gap="md">
        <Title order={1} size="h3">
          {t("platform.acts")}
        </Title>
        <QueryStateView query={query} failed={t("resource.failed")} area="list" />
        {query.data?.length === 0 && <Text c="dimmed">{t("platform.acts.none")}</Text>}
        {query.data && <AdministratorActionList acts={query.data} />}
      </Stack>
    </Container>
  );
}
