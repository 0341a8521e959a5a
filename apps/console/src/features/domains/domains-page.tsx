import type { OwnDomainsReply } from "@dasturxon/contract";
import { Badge, Group, Text, Title } from "@mantine/core";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { DomainList } from "../../parts/domain-list/domain-list.tsx";
import { ManagementPageLayout } from "../../ui/managed-page.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import { useDomains, useDomainActions } from "./use-domains.ts";

/** Addresses of the brand's store: its subdomains and its own domains. Only the owner can change them. */
export function DomainsPage() {
  const t = useTranslate();
  const query = useDomains();
  return (
    <ManagementPageLayout title={t("domains.title")}>
      <QueryStateView query={query} failed={t("resource.failed")} area="list" />
      {query.data && <BrandAddresses found={query.data} />}
    </ManagementPageLayout>
  );
}

function BrandAddresses({ found: { hosts, domains } }: { found: OwnDomainsReply }) {
  const t = useTranslate();
  const isOwner = useSignedInStaff().role === "owner";
  const keeping = useDomainActions();
  return (
    <>
      <section>
        <Title order={3} size="h4" mb="xs">
          {t("domains.hosts")}
        </Title>
        <ul className="domain-list">
          {hosts.map((host, at) => (
            <li key={host}>
              <Group gap="sm">
                <Text fw={at === 0 ? 600 : undefined}>{host}</Text>
                {at === 0 && (
                  <Badge size="lg" variant="light" color="teal">
                    {t("domains.main")}
                  </Badge>
                )}
              </Group>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <Title order={3} size="h4" mb="xs">
          {t("domains.own")}
        </Title>
        <Text c="dimmed" mb="sm">
          {t(isOwner ? "domains.how" : "domains.owner-only")}
        </Text>
        <DomainList domains={domains} keeping={isOwner ? keeping : null} />
      </section>
    </>
  );
}
