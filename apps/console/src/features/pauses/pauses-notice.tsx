import type { Pause } from "@dasturxon/contract";
import { Anchor, Badge, Group, Text } from "@mantine/core";
import { Link } from "react-router";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useBranches } from "../../parts/branches/use-branches.ts";
import { useTranslate } from "../../platform/use-language.tsx";
import { useFormatMoney } from "../../platform/use-money.ts";
import { listPauseDetails } from "./pause-details.ts";
import "./pauses-notice.css";

/** Maximum number of pauses shown in the notice. The rest are counted, to save space on the board. */
const MAX_SHOWN_PAUSES = 2;

/** Notice of the active pauses on every page, so that they are not forgotten. Links to the page of pauses. */
export function PausesNotice({ pauses, now }: { pauses: Pause[]; now: Date }) {
  const t = useTranslate();
  const money = useFormatMoney();
  const { nameOf } = useBranches();
  const { timeZone } = useSignedInStaff().merchant;
  const formatPauseScope = ({ branchId, categoryId }: Pause) =>
    [categoryId && t("pause.category"), branchId ? nameOf(branchId) : t("branch.all")]
      .filter(Boolean)
      .join(" · ");
  const more = pauses.length - MAX_SHOWN_PAUSES;
  return (
    <Group
      className="pauses-notice"
      role="status"
      aria-label={t("frame.pauses")}
      px="md"
      gap={12}
      wrap="nowrap"
    >
      <Group gap="2px 12px" flex={1} miw={0}>
        {pauses.slice(0, MAX_SHOWN_PAUSES).map((pause) => (
          <Group key={pause.id} gap={8} wrap="nowrap" miw={0}>
            <Badge color={pause.kind === "STOP" ? "red" : "orange"} variant="light" style={{ flexShrink: 0 }}>
              {t(`pause.${pause.kind}`)}
            </Badge>
            <Text size="sm">
              {[formatPauseScope(pause), ...listPauseDetails(pause, { timeZone, now, t, money })].join(" · ")}
            </Text>
          </Group>
        ))}
        {more > 0 && <Text size="sm">+{more}</Text>}
      </Group>
      <Anchor component={Link} to="/pauses" size="sm" style={{ flexShrink: 0 }}>
        {t("pause.change")}
      </Anchor>
    </Group>
  );
}
