import type { courier } from "@dasturxon/contract/managed/couriers";
import { currencyLabel } from "@dasturxon/domain/locale";
import { Group } from "@mantine/core";
import { useState } from "react";
import { useStaff } from "../../platform/session.tsx";
import { useLanguage, useT } from "../../platform/use-language.tsx";
import { ResourcePage } from "../../resource/resource-page.tsx";
import { Section } from "../../resource/section.tsx";
import type { RowOf } from "../../resource/use-resource.ts";
import shape from "virtual:resource/courier";
import { LoginSelect } from "./login-select.tsx";
import { type IssuedLink, TelegramLinkButton, TelegramLinkDialog, useHasBot } from "./telegram-link.tsx";

const blank = { name: "", phone: "+998", isActive: true, balance: 0 };

/** Page of the brand's couriers, with the login that shows each their orders in the console or in Telegram. */
export function CouriersPage() {
  const t = useT();
  const { language } = useLanguage();
  const sum = currencyLabel(language, useStaff().merchant.currency);
  const [given, setGiven] = useState<IssuedLink | null>(null);
  const hasBot = useHasBot();
  const loginOf = (row: RowOf<typeof courier>) => (
    <Group gap="xs" wrap="nowrap">
      <LoginSelect courier={row} />
      {hasBot && row.staffId !== null && <TelegramLinkButton courier={row} onGiven={setGiven} />}
    </Group>
  );
  return (
    <>
      <ResourcePage<typeof courier>
        of={shape}
        blank={blank}
        nameOf={({ name }) => name}
        columns={[
          "name",
          "phone",
          { id: "login", title: "courier.login", cell: loginOf },
          "balance",
          "isActive",
        ]}
        renderForm={(f) => (
          <>
            <Section>
              <f.name />
              <f.phone />
              <f.balance unit={sum} />
            </Section>
            <Section isWide>
              <f.isActive hint={t("couriers.login-means")} />
            </Section>
          </>
        )}
      />
      {given && <TelegramLinkDialog given={given} onClose={() => setGiven(null)} />}
    </>
  );
}
