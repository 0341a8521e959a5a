import type { BrandDomain, PlatformBrand } from "@dasturxon/contract";
import { Badge, Button, Code, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useBusy } from "../../platform/use-busy.ts";
import { useLanguage, useT } from "../../platform/use-language.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Fact } from "./fact.tsx";
import { useActing } from "./use-platform.ts";

/** A brand's own domains: what has to stand in the DNS of each, whether it does, and one more. */
export function Domains({ brand }: { brand: PlatformBrand }) {
  const t = useT();
  const { language } = useLanguage();
  const { isBusy, run } = useBusy();
  const { addDomain } = useActing();
  const [domain, setDomain] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  async function add() {
    const [refusal] = await addDomain(brand.id, domain.trim());
    setFault(refusal ? refusal.description[language] : null);
    if (!refusal) setDomain("");
  }
  return (
    <section>
      <Title order={2} size="h4" mb="xs">
        {t("platform.domains")}
      </Title>
      <ul className="platform-acts">
        {brand.domains.map((each) => (
          <DomainRow key={each.domain} brandId={brand.id} domain={each} />
        ))}
      </ul>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void run(add);
        }}
      >
        <Group align="flex-start" gap="sm">
          <TextInput
            size="md"
            style={{ flex: "1 1 220px" }}
            aria-label={t("platform.domains.new")}
            placeholder="oshxona.uz"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            error={fault}
            value={domain}
            onChange={(event) => setDomain(event.currentTarget.value)}
          />
          <Button type="submit" size="md" variant="default" loading={isBusy} disabled={domain.trim() === ""}>
            {t("platform.domains.add")}
          </Button>
        </Group>
      </form>
    </section>
  );
}

function DomainRow({ brandId, domain }: { brandId: string; domain: BrandDomain }) {
  const t = useT();
  const { language } = useLanguage();
  const { checkDomain, removeDomain } = useActing();
  const { domain: name, txt, target, isProved, isLed, checkedAt } = domain;
  const state = isProved ? (isLed ? "SERVED" : "ELSEWHERE") : "WAITING";
  const told = (act: typeof checkDomain | typeof removeDomain) => async () => {
    const [refusal] = await act(brandId, name);
    if (refusal) showRefusal(refusal, language);
  };
  return (
    <li>
      <Stack gap="xs">
        <Group gap="sm">
          <Text fw={600} style={{ overflowWrap: "anywhere" }}>
            {name}
          </Text>
          <Badge size="lg" variant="light" color={state === "SERVED" ? "teal" : "orange"}>
            {t(`platform.domains.${state}`)}
          </Badge>
        </Group>
        {state !== "SERVED" && (
          <dl className="platform-facts">
            {!isProved && (
              <Fact name="TXT">
                <Code>{txt.name}</Code> <Code>{txt.value}</Code>
              </Fact>
            )}
            <Fact name="CNAME">
              <Code>{target}</Code>
            </Fact>
          </dl>
        )}
        <Text size="sm" c="dimmed" role="status">
          {checkedAt !== null && state !== "SERVED" && t("platform.domains.not-seen")}
        </Text>
        <Group gap="sm">
          <BusyButton
            variant="default"
            aria-label={`${t("platform.domains.check")}: ${name}`}
            onPress={told(checkDomain)}
          >
            {t("platform.domains.check")}
          </BusyButton>
          <BusyButton
            variant="subtle"
            color="red"
            aria-label={`${t("platform.domains.remove")}: ${name}`}
            onPress={told(removeDomain)}
          >
            {t("platform.domains.remove")}
          </BusyButton>
        </Group>
      </Stack>
    </li>
  );
}
