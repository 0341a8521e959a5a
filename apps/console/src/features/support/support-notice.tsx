import { SUPPORT } from "@dasturxon/domain/staff-permission";
import { Alert, Button, Group, Text } from "@mantine/core";
import { LifeBuoy } from "lucide-react";
import { Link } from "react-router";
import { useSignOut, useStaff } from "../../platform/session.tsx";
import { untilText } from "../../platform/until-text.ts";
import { useNow } from "../../platform/use-now.ts";
import { useT } from "../../platform/use-language.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { useSupport } from "./use-support.ts";

/** Says on every page that somebody of the platform is inside; to himself, where he is and until when. */
export function SupportNotice() {
  const t = useT();
  const { role, merchant } = useStaff();
  const { data } = useSupport();
  const now = useNow(30);
  const signOut = useSignOut();
  const isOwn = role === SUPPORT;
  if (!data?.until || (!isOwn && data.inside.length === 0)) return null;
  const time = untilText(data.until, { timeZone: merchant.timeZone, now, t });
  const names = data.inside.map(({ name }) => name).join(", ");
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
