import type { PlatformBrand } from "@dasturxon/contract";
import { Alert, Anchor, Button, Container, Group, Stack, Text, Title } from "@mantine/core";
import { Ban, ChevronLeft } from "lucide-react";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useLanguage, useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import { AdministratorActionList } from "./act-list.tsx";
import { BlockDialog } from "./block-dialog.tsx";
import { BrandDomains } from "./domains.tsx";
import { DetailItem } from "./fact.tsx";
import { HostPages } from "./host-pages.tsx";
import { BrandLimits } from "./limits.tsx";
import { BrandStateBadge } from "./state-badge.tsx";
import { SupportEntryButton } from "./support-entry.tsx";
import { formatLocalDateTime, usePlatformActions, useBrand } from "./use-platform.ts";

/** Page of a brand for administrators: domains, owner, statistics, and blocking. */
export function BrandPage() {
  const t = useTranslate();
  const { id = "" } = useParams();
  const query = useBrand(id);
  return (
    <Container size="md" py="md">
      <Stack gap="md">
        <Anchor component={Link} to="/" className="page-link" ms={-12} style={{ alignSelf: "flex-start" }}>
          <ChevronLeft size={18} aria-hidden />
          {t("platform.brands")}
        </Anchor>
        <QueryStateView query={query} failed={t("platform.brand.failed")} area="list" />
        {query.data && <BrandDetails brand={query.data} />}
      </Stack>
    </Container>
  );
}

function BrandDetails({ brand }: { brand: PlatformBrand }) {
  const t = useTranslate();
  const text = useLocalizeText();
  const { language } = useLanguage();
  const { unblock } = usePlatformActions();
  const [isBlocking, setBlocking] = useState(false);
  const name = text(brand.name) || brand.key;
  const unblockBrand = async () => {
    const [refusal] = await unblock(brand.id);
    if (refusal) showRefusal(refusal, language);
  };
  return (
    <>
      <Group justify="space-between">
        <Group gap="sm">
          <Title order={1} size="h2" style={{ overflowWrap: "anywhere" }}>
            {name}
          </Title>
          <BrandStateBadge state={brand.state} />
        </Group>
        {brand.state !== "REMOVED" && (
          <Group gap="sm">
            {brand.state === "BLOCKED" && (
              <BusyButton onPress={unblockBrand}>{t("platform.unblock")}</BusyButton>
            )}
            <Button
              size="md"
              color="red"
              variant="light"
              leftSection={<Ban size={18} aria-hidden />}
              onClick={() => setBlocking(true)}
            >
              {t(brand.state === "BLOCKED" ? "platform.block.other" : "platform.block")}
            </Button>
          </Group>
        )}
      </Group>
      {brand.state === "BLOCKED" && (
        <Alert color="red" title={t("platform.blocked.title")}>
          {brand.blockedReason ? text(brand.blockedReason) : t("platform.blocked.no-reason")}
        </Alert>
      )}
      <dl className="platform-facts">
        <DetailItem name={t("platform.address")}>
          <Anchor href={brand.url} target="_blank">
            {brand.url}
          </Anchor>
        </DetailItem>
        <DetailItem name={t("platform.hosts")}>{brand.hosts.join(", ")}</DetailItem>
        <DetailItem name={t("platform.owners")}>
          {brand.owners.map(({ name: owner, login }) => `${owner} (${login})`).join(", ") || "—"}
        </DetailItem>
        <DetailItem name={t("platform.created")}>{formatLocalDateTime(brand.createdAt)}</DetailItem>
        <DetailItem name={t("platform.orders")}>{brand.ordersInWeek}</DetailItem>
        <DetailItem name={t("platform.last-order")}>
          {brand.lastOrderAt ? formatLocalDateTime(brand.lastOrderAt) : "—"}
        </DetailItem>
      </dl>
      <BrandLimits brand={brand} name={name} />
      {brand.state !== "REMOVED" && <SupportEntryButton brand={brand} />}
      {brand.state !== "REMOVED" && <BrandDomains brand={brand} />}
      {brand.state !== "REMOVED" && <HostPages brand={brand} />}
      <section>
        <Title order={2} size="h4" mb="xs">
          {t("platform.acts")}
        </Title>
        {brand.acts.length === 0 ? (
          <Text c="dimmed">{t("platform.acts.none")}</Text>
        ) : (
          <AdministratorActionList acts={brand.acts} isOfBrand />
        )}
      </section>
      {isBlocking && <BlockDialog brand={brand} name={name} onClose={() => setBlocking(false)} />}
    </>
  );
}
