import type { PlatformBrand } from "@dasturxon/contract";
import { Title } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import { DomainList } from "../../parts/domain-list/domain-list.tsx";
import { usePlatformActions } from "./use-platform.ts";

/** A brand's own domains, managed by administrators. */
export function BrandDomains({ brand: { id, domains } }: { brand: PlatformBrand }) {
  const t = useTranslate();
  const { addDomain, checkDomain, removeDomain } = usePlatformActions();
  const keeping = {
    add: (domain: string) => addDomain(id, domain),
    check: (domain: string) => checkDomain(id, domain),
    remove: (domain: string) => removeDomain(id, domain),
  };
  return (
    <section>
      <Title order={2} size="h4" mb="xs">
        {t("domains.own")}
      </Title>
      <DomainList domains={domains} keeping={keeping} />
    </section>
  );
}
