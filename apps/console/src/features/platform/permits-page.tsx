import type { IssuedPermit } from "@dasturxon/contract";
import { Badge, Button, Container, Group, Stack, Text, Title } from "@mantine/core";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import { PermitDialog } from "./permit-dialog.tsx";
import { formatLocalDateTime, usePlatformActions, usePermits } from "./use-platform.ts";

const PERMIT_STATE_COLORS = { OPEN: "teal", USED: "blue", WITHDRAWN: "red", OVER: "gray" } as const;

/** Links for new stores, with their status and a button to withdraw them. */
export function PermitsPage() {
  const t = useTranslate();
  const query = usePermits();
  const [isGiving, setGiving] = useState(false);
  return (
    <Container size="md" py="md">
      <Stack gap="md">
        <Group justify="space-between">
          <Title order={1} size="h3">
            {t("platform.permits")}
          </Title>
          <Button size="md" leftSection={<Link2 size={18} aria-hidden />} onClick={() => setGiving(true)}>
            {t("platform.permit")}
          </Button>
        </Group>
        <QueryStateView query={query} failed={t("resource.failed")} area="list" />
        {query.data?.length === 0 && <Text c="dimmed">{t("platform.permits.none")}</Text>}
        <ul className="platform-acts">
          {query.data?.map((permit) => (
            <PermitRow key={permit.id} permit={permit} />
          ))}
        </ul>
      </Stack>
      {isGiving && <PermitDialog onClose={() => setGiving(false)} />}
    </Container>
  );
}

function PermitRow({ permit }: { permit: IssuedPermit }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { withdrawPermit } = usePlatformActions();
  const { id, for: whom, state, brand, givenAt, expiresAt } = permit;
  const withdrawOnePermit = async () => {
    const [refusal] = await withdrawPermit(id);
    if (refusal) showRefusal(refusal, language);
  };
  return (
    <li>
      <Group justify="space-between" gap="sm">
        <div style={{ minWidth: 0 }}>
          <Group gap="sm">
            <Text fw={600}>{whom}</Text>
            <Badge size="lg" variant="light" color={PERMIT_STATE_COLORS[state]}>
              {t(`platform.permits.${state}`)}
            </Badge>
          </Group>
          <Text size="sm" c="dimmed">
            {t("platform.permits.times", {
              given: formatLocalDateTime(givenAt),
              until: formatLocalDateTime(expiresAt),
            })}
          </Text>
          {brand && (
            <Link to={`/brands/${brand.id}`} style={{ color: "inherit" }}>
              {brand.key}
            </Link>
          )}
        </div>
        {state === "OPEN" && (
          <BusyButton variant="light" color="red" onPress={withdrawOnePermit}>
            {t("platform.permits.withdraw")}
          </BusyButton>
        )}
      </Group>
    </li>
  );
}
