import type { courier } from "@dasturxon/contract/managed/couriers";
import { formatCurrencyLabel } from "@dasturxon/domain/locale";
import { Group } from "@mantine/core";
import { useState } from "react";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { ResourcePage } from "../../resource/resource-page.tsx";
import { FieldSection } from "../../resource/section.tsx";
import type { ResourceRowOf } from "../../resource/use-resource.ts";
import shape from "virtual:resource/courier";
import { LoginSelect } from "./login-select.tsx";
import {
  type IssuedCourierLink,
  TelegramLinkButton,
  TelegramLinkDialog,
  useHasBot,
} from "./telegram-link.tsx";

const blankCourier = { name: "", phone: "+998", vehicle: null, isActive: true, balance: 0 };

/**
 * Page of the brand's couriers. With a login, a courier sees their orders in the console and can receive them in
 * Telegram.
 */
export function CouriersPage() {
  const t = useTranslate();
  const { language } = useLanguage();
  const sum = formatCurrencyLabel(language, useSignedInStaff().merchant.currency);
  const [given, setGiven] = useState<IssuedCourierLink | null>(null);
  const hasBot = useHasBot();
  const renderLogin = (row: ResourceRowOf<typeof courier>) => (
    <Group gap="xs" wrap="nowrap">
      <LoginSelect courier={row} />
      {hasBot && row.staffId !== null && <TelegramLinkButton courier={row} onGiven={setGiven} />}
    </Group>
  );
  return (
    <>
      <ResourcePage<typeof courier>
        of={shape}
        blank={blankCourier}
        nameOf={({ name }) => name}
        columns={[
          "name",
          "phone",
          { id: "login", title: "courier.login", cell: renderLogin },
          "balance",
          "isActive",
        ]}
        renderForm={(f) => (
          <>
            <FieldSection>
              <f.name />
              <f.phone />
              <f.vehicle />
              <f.balance unit={sum} />
            </FieldSection>
            <FieldSection isWide>
              <f.isActive hint={t("couriers.login-means")} />
            </FieldSection>
          </>
        )}
      />
      {given && <TelegramLinkDialog given={given} onClose={() => setGiven(null)} />}
    </>
  );
}
