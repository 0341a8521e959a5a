import type { BrandDomain } from "@dasturxon/contract";
import { Button, Group, TextInput } from "@mantine/core";
import { useState } from "react";
import { useBusy } from "../../platform/use-busy.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import "./domain-list.css";
import type { DomainActions } from "./domain-actions.ts";
import { DomainRow } from "./domain-row.tsx";

interface Props {
  domains: readonly BrandDomain[];
  /** Operations on the domains. Null: the user may only view the domains. */
  keeping: DomainActions | null;
}

/** Lists a brand's own domains with their required DNS records and state. Adds new domains. */
export function DomainList({ domains, keeping }: Props) {
  return (
    <>
      <ul className="domain-list">
        {domains.map((each) => (
          <DomainRow key={each.domain} domain={each} keeping={keeping} />
        ))}
      </ul>
      {keeping && <NewDomainForm add={keeping.add} />}
    </>
  );
}

/** Error codes for input that is not a valid domain for a brand. */
const INVALID_DOMAIN_CODES = new Set(["bad_request", "host_reserved"]);

function NewDomainForm({ add }: Pick<DomainActions, "add">) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { isBusy, run } = useBusy();
  const [domain, setDomain] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  async function submit() {
    const [refusal] = await add(domain.trim());
    if (!refusal) setDomain("");
    setFault(
      refusal &&
        (INVALID_DOMAIN_CODES.has(refusal.code) ? t("domains.malformed") : refusal.description[language]),
    );
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run(submit);
      }}
    >
      <Group align="flex-start" gap="sm">
        <TextInput
          size="md"
          style={{ flex: "1 1 220px" }}
          aria-label={t("domains.new")}
          placeholder="oshxona.uz"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          error={fault}
          value={domain}
          onChange={(event) => setDomain(event.currentTarget.value)}
        />
        <Button type="submit" size="md" variant="default" loading={isBusy} disabled={domain.trim() === ""}>
          {t("domains.add")}
        </Button>
      </Group>
    </form>
  );
}
