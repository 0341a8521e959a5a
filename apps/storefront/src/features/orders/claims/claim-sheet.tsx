import { CLAIM_REASONS, MAX_CLAIM_TEXT_LENGTH, needsClaimedLines } from "@dasturxon/domain/claim";
import { useState } from "react";
import { useErrorText } from "../../../platform/error-text.ts";
import { useT } from "../../../platform/i18n.tsx";
import type { Order } from "../../../platform/shapes.ts";
import { Button } from "../../../ui/button.tsx";
import { QuestionSheet } from "../../../ui/question-sheet.tsx";
import { RadioChip } from "../../../ui/radio-chip.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { claimDraft, listClaimedLines } from "./claim-draft.ts";
import { ClaimedDishes } from "./claimed-dishes.tsx";
import { PhotoField } from "./photo-field.tsx";
import { useSendClaim } from "./use-send-claim.ts";

export interface ClaimSheetProps {
  order: Order;
  isOpen: boolean;
  onClose(): void;
}

/** Renders the form of a claim: reason, dishes, text and photo [OR-15]. */
export function ClaimSheet({ order, isOpen, onClose }: ClaimSheetProps) {
  const t = useT();
  const errorText = useErrorText();
  const { reason = null, counts = {}, comment = "" } = claimDraft.use(order.id);
  const [photo, setPhoto] = useState<Blob | null>(null);
  const { isBusy, error, send } = useSendClaim(order.id);
  const hasDishes = reason === null || !needsClaimedLines(reason) || listClaimedLines(counts).length > 0;
  // A changed claim is another request, so it gets a new key.
  const changeDraft = (change: Parameters<typeof claimDraft.change>[1]) =>
    claimDraft.change(order.id, { ...change, key: undefined });
  const sendClaim = async () => {
    if (reason !== null && (await send(reason, photo))) onClose();
  };
  return (
    <QuestionSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t("claim.title")}
      closeLabel={t("action.close")}
      className="gap-4 text-start"
      answers={
        <Button
          size="large"
          isWide
          isBusy={isBusy}
          disabled={reason === null || !hasDishes}
          onClick={() => void sendClaim()}
        >
          {t(reason === null ? "claim.chooseReason" : hasDishes ? "claim.send" : "claim.chooseDishes")}
        </Button>
      }
    >
      <div role="radiogroup" aria-label={t("claim.reasons")} className="flex flex-wrap gap-2">
        {CLAIM_REASONS.map((each) => (
          <RadioChip
            key={each}
            name="claim-reason"
            isChosen={reason === each}
            onChoose={() => changeDraft({ reason: each })}
          >
            {t(`claim.reason.${each}`)}
          </RadioChip>
        ))}
      </div>
      <section aria-labelledby="claim-dishes">
        <h3 id="claim-dishes" className="text-body font-bold">
          {t(reason !== null && !needsClaimedLines(reason) ? "claim.dishesOptional" : "claim.dishes")}
        </h3>
        <ClaimedDishes order={order} counts={counts} onChange={(next) => changeDraft({ counts: next })} />
      </section>
      <TextArea
        label={t("claim.comment")}
        maxLength={MAX_CLAIM_TEXT_LENGTH}
        value={comment}
        onChange={(event) => changeDraft({ comment: event.target.value })}
      />
      <PhotoField photo={photo} onChange={setPhoto} />
      {error && (
        <p role="alert" className="text-small text-bad-ink">
          {errorText(error)}
        </p>
      )}
    </QuestionSheet>
  );
}
