import type { StaffClaim } from "@dasturxon/contract";
import { Alert, Button, Group, Text } from "@mantine/core";
import { MessageCircleWarning } from "lucide-react";
import { Link } from "react-router";
import { isStaffClaimLate } from "../../parts/claims/claims-state.ts";
import { useSignedInStaff } from "../../platform/session.tsx";
import { formatUntilText } from "../../platform/until-text.ts";
import { useTranslate } from "../../platform/use-language.tsx";
import { useNow } from "../../platform/use-now.ts";

/** Notice on every page: the number of unanswered claims, and the earliest deadline. */
export function ClaimsBanner({ claims, onOpen }: { claims: readonly StaffClaim[]; onOpen: () => void }) {
  const t = useTranslate();
  const now = useNow(30);
  const { timeZone } = useSignedInStaff().merchant;
  const [first] = claims;
  const isOverdue = claims.some((claim) => isStaffClaimLate(claim, now));
  const until = first && t("claims.until", { time: formatUntilText(first.dueDate, { timeZone, now, t }) });
  return (
    <Alert role="alert" color={isOverdue ? "red" : "orange"} radius={0} py={6}>
      <Group gap="sm" justify="space-between" wrap="nowrap">
        <Group gap="sm" wrap="nowrap">
          <MessageCircleWarning size={20} aria-hidden style={{ flexShrink: 0 }} />
          <Text size="sm">
            {[t("claims.waiting", { count: claims.length }), isOverdue ? t("claims.late") : until].join(
              " · ",
            )}
          </Text>
        </Group>
        <Button
          component={Link}
          to="/manage/claims"
          onClick={onOpen}
          color={isOverdue ? "red" : "orange"}
          size="sm"
          style={{ flexShrink: 0 }}
        >
          {t("claims.show-all")}
        </Button>
      </Group>
    </Alert>
  );
}
