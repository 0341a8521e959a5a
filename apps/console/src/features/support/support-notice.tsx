import { SUPPORT_ACTOR } from "@dasturxon/domain/staff-permission";
import { Alert, Button, Group, Text } from "@mantine/core";
import { LifeBuoy } from "lucide-react";
import { Link } from "react-router";
import { useSignOut, useSignedInStaff } from "../../platform/session.tsx";
import { formatUntilText } from "../../platform/until-text.ts";
import { useNow } from "../../platform/use-now.ts";
import { useTranslate } from "../../platform/use-language.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";

interface Props {
  /** Time when the access of platform support ends. */
  until: string;
  /** Support users who are signed in to the brand now. */
  inside: { name: string }[];
}

/**
 * Notice on every page that support users have access to the brand. To the support users themselves, shows the end of
 * their access.
 */
export function SupportAccessNotice({ until, inside }: Props) {
  const t = useTranslate();
  const { role, merchant } = useSignedInStaff();
  const now = useNow(30);
  const signOut = useSignOut();
  const isOwn = role === SUPPORT_ACTOR;
  const time = formatUntilText(until, { timeZone: merchant.timeZone, now, t });
  const names = inside.map(({ name }) => name).join(", ");
  return (
    <Alert role="status" color={isOwn ? "blue" : "orange"} radius={0} py={6}>
      <Group gap="sm" justify="space-between" wrap="nowrap">
        <Group gap="sm" wrap="nowrap">
          <LifeBuoy size={20} aria-hidden style={{ flexShrink: 0 }} />
          <Text size="sm">{isOwn ? t("support.you", { time }) : t("support.notice", { names, time })}</Text>
        </Group>
        {isOwn ? (
          <BusyButton variant="default" style={{ flexShrink: 0 }} onPress={() => signOut("here")}>
            {t("support.leave")}
          </BusyButton>
        ) : (
          <Button component={Link} to="/manage/support" variant="default" size="md" style={{ flexShrink: 0 }}>
            {t("support.look")}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
