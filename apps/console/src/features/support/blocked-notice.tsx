import type { StaffMember } from "@dasturxon/contract";
import { SUPPORT_ACTOR } from "@dasturxon/domain/staff-permission";
import { Alert, Group, Text } from "@mantine/core";
import { Ban } from "lucide-react";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";

interface Props {
  blocked: NonNullable<StaffMember["merchant"]["blocked"]>;
}

/**
 * Notice on every page that the platform has blocked the brand, with the reason that guests see and a contact [BR-7].
 */
export function BrandBlockedNotice({ blocked: { reason } }: Props) {
  const t = useTranslate();
  const text = useLocalizeText();
  const { role } = useSignedInStaff();
  return (
    <Alert role="alert" color="red" radius={0} py={6}>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Ban size={20} aria-hidden style={{ flexShrink: 0 }} />
        <Text size="sm" style={{ overflowWrap: "anywhere" }}>
          <b>{t("blocked.notice")}</b> {reason && t("blocked.reason", { reason: text(reason) })}{" "}
          {role !== SUPPORT_ACTOR && t(role === "owner" ? "blocked.ask-platform" : "blocked.ask-owner")}
        </Text>
      </Group>
    </Alert>
  );
}
