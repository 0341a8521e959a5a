import type { BoardOrder, StaffClaim } from "@dasturxon/contract";
import { CLAIM_ANSWERS, type ClaimAnswerKind, MAX_CLAIM_TEXT_LENGTH } from "@dasturxon/domain/claim";
import { mayPerformAction } from "@dasturxon/domain/order-permission";
import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { cutText } from "@dasturxon/domain/text-limits";
import { SegmentedControl, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, unwrapApiResult } from "../../platform/api.ts";
import { useSignedInStaff } from "../../platform/session.tsx";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useContentKeys } from "../../platform/use-content-keys.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { useFormatMoney } from "../../platform/use-money.ts";
import { QueryStateView } from "../../ui/query-state.tsx";
import { WholeNumberInput } from "../../ui/whole-number-input.tsx";
import { TextPromptDialog } from "../../ui/words-dialog.tsx";
import {
  calculateRequestedRefund,
  PartRefundFields,
  readRequestedRefund,
  usePartRefundForm,
} from "../refunds/part-refund-fields.tsx";
import { useApplyClaimAnswer } from "./use-claims.ts";

interface Props {
  claim: StaffClaim;
  onClose: () => void;
  onAnswered?: (() => void) | undefined;
}

/** Dialog that answers a claim: by a partial refund of its order, by cashback, or by a text only [OR-15]. */
export function AnswerDialog({ claim, onClose, onAnswered }: Props) {
  const t = useTranslate();
  const money = useFormatMoney();
  const { language } = useLanguage();
  const kinds = useAllowedClaimAnswerKinds();
  const apply = useApplyClaimAnswer();
  const [kind, setKind] = useState<ClaimAnswerKind>(kinds[0] ?? "WORDS");
  const [cashback, setCashback] = useState(0);
  const refund = usePartRefundForm(claim.lines);
  const getIdempotencyKey = useContentKeys();
  const order = useClaimedOrder(claim.orderId, kind === "REFUND");
  const part = order.data ? calculateRequestedRefund(order.data, refund[0]) : null;
  const given = { REFUND: part?.amount ?? 0, CASHBACK: cashback, WORDS: 0 }[kind];
  const isReady = kind === "WORDS" || given > 0;

  async function sendAnswer(words: string): Promise<boolean> {
    const text = cutText(words, { max: MAX_CLAIM_TEXT_LENGTH, unit: "utf16" }, "");
    const answer =
      kind === "REFUND"
        ? order.data && { kind, version: order.data.version, part: readRequestedRefund(refund[0]) }
        : kind === "CASHBACK"
          ? { kind, amount: cashback }
          : { kind };
    if (!answer) return false;
    const body = { answer, text };
    const [refusal, answered] = await api.call("POST /console/v1/claims/{id}/answer", {
      path: { id: claim.id },
      body,
      idempotencyKey: getIdempotencyKey(body),
    });
    if (refusal) showRefusal(refusal, language);
    // The refusal `stale_version` means that the order has changed, for example by another refund. The order is loaded
    // again, so that the form shows the amount that can still be refunded.
    if (refusal?.code === "stale_version") void order.refetch();
    // After a refusal, another user may have answered first. Refetches the claims.
    apply(answered);
    if (answered) onAnswered?.();
    return refusal === null;
  }

  return (
    <TextPromptDialog
      isOpen
      title={t("claims.answer-title", { number: claim.number })}
      label={t("claims.text")}
      description={t("claims.text-means")}
      maxLength={MAX_CLAIM_TEXT_LENGTH}
      isRequired
      isReady={isReady}
      color={kind === "REFUND" ? "red" : "teal"}
      confirm={isReady ? t(`claims.send-${kind}`, { sum: money(given) }) : t("claims.answer")}
      onClose={onClose}
      onConfirm={sendAnswer}
    >
      <Stack gap="sm">
        {kinds.length > 1 && (
          <SegmentedControl
            fullWidth
            size="md"
            aria-label={t("claims.how")}
            value={kind}
            onChange={(value) => setKind(kinds.find((each) => each === value) ?? "WORDS")}
            data={kinds.map((value) => ({ value, label: t(`claims.kind.${value}`) }))}
          />
        )}
        {kind === "REFUND" && order.data && <PartRefundFields order={order.data} state={refund} />}
        {kind === "REFUND" && !order.data && (
          <QueryStateView query={order} failed={t("resource.failed")} area="list" />
        )}
        {kind === "CASHBACK" && (
          <WholeNumberInput label={t("claims.cashback-sum")} value={cashback} onChange={setCashback} />
        )}
      </Stack>
    </TextPromptDialog>
  );
}

/** Returns the kinds of answers that the staff member may give. Cashback is granted by staff of all branches only. */
function useAllowedClaimAnswerKinds(): ClaimAnswerKind[] {
  const { role, branchIds } = useSignedInStaff();
  const isAllowed: Record<ClaimAnswerKind, boolean> = {
    REFUND: mayPerformAction(role, "refund"),
    CASHBACK: branchIds === null && mayPerformTask(role, "grant_cashback"),
    WORDS: true,
  };
  return CLAIM_ANSWERS.filter((kind) => isAllowed[kind]);
}

function useClaimedOrder(id: string, isEnabled: boolean) {
  return useQuery<BoardOrder>({
    queryKey: ["claimed-order", id],
    enabled: isEnabled,
    // The order is not cached, because another refund may have been made since the dialog was last open.
    gcTime: 0,
    queryFn: () => unwrapApiResult(api.call("GET /console/v1/orders/{id}", { path: { id } })),
  });
}
