import type { StaffClaim } from "@dasturxon/contract";
import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { Badge, Box, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { useSignedInStaff } from "../../platform/session.tsx";
import { formatUntilText } from "../../platform/until-text.ts";
import { useLocalizeText, useTranslate } from "../../platform/use-language.tsx";
import { useFormatDateTime } from "../../platform/use-moment.ts";
import { useFormatMoney } from "../../platform/use-money.ts";
import { useNow } from "../../platform/use-now.ts";
import { AnswerDialog } from "./answer-dialog.tsx";
import { isStaffClaimLate } from "./claims-state.ts";
import "./claims.css";

/** Content of a claim, its deadline, and its answer or the button to answer. */
export function ClaimCard({
  claim,
  onAnswered,
}: {
  claim: StaffClaim;
  onAnswered?: (() => void) | undefined;
}) {
  const t = useTranslate();
  const text = useLocalizeText();
  const { role } = useSignedInStaff();
  const [isAnswering, setIsAnswering] = useState(false);
  const { reason, dishes, comment, photo, answer } = claim;
  const named = dishes.map(({ name, count }) => text(name) + (count > 1 ? ` × ${count}` : ""));
  return (
    <>
      <Group gap="xs" align="flex-start" justify="space-between" wrap="nowrap">
        <Box miw={0}>
          <Group gap="xs">
            <Text fw={600}>{t(`claims.reason.${reason}`)}</Text>
            <ClaimStateNote claim={claim} />
          </Group>
          <Text>{named.length > 0 ? named.join(", ") : t("claims.whole-order")}</Text>
          {comment && <Text className="claim-words">{comment}</Text>}
        </Box>
        {photo && (
          <a href={`/img/${photo}?w=960&q=80&f=webp`} target="_blank" rel="noopener" className="claim-photo">
            <img src={`/img/${photo}?w=180&h=180&q=80&f=webp`} alt={t("claims.photo")} />
          </a>
        )}
      </Group>
      {answer && <ClaimAnswer claim={claim} answer={answer} />}
      {!answer && mayPerformTask(role, "answer_claims") && (
        <Button size="md" mt="xs" onClick={() => setIsAnswering(true)}>
          {t("claims.answer")}
        </Button>
      )}
      {isAnswering && (
        <AnswerDialog claim={claim} onClose={() => setIsAnswering(false)} onAnswered={onAnswered} />
      )}
    </>
  );
}

function ClaimStateNote({ claim }: { claim: StaffClaim }) {
  const t = useTranslate();
  const now = useNow(30);
  const { timeZone } = useSignedInStaff().merchant;
  const isOverdue = isStaffClaimLate(claim, now);
  if (claim.answer && !isOverdue) return null;
  const until = t("claims.until", { time: formatUntilText(claim.dueDate, { timeZone, now, t }) });
  return (
    <Badge size="lg" variant="light" color={isOverdue ? "red" : "orange"} className="whole-badge">
      {isOverdue ? t("claims.late") : until}
    </Badge>
  );
}

function ClaimAnswer({ claim, answer }: { claim: StaffClaim; answer: NonNullable<StaffClaim["answer"]> }) {
  const t = useTranslate();
  const money = useFormatMoney();
  const momentOf = useFormatDateTime();
  const { kind, amount, text, date } = answer;
  const given = t(`claims.given-${kind}`, { sum: money(amount ?? 0) });
  return (
    <Box className="claim-answer">
      <Text size="sm" c="dimmed">
        {[given, claim.answeredBy, momentOf(date)].filter(Boolean).join(" · ")}
      </Text>
      <Text className="claim-words">{text}</Text>
    </Box>
  );
}
