import { useState } from "react";
import { useBrand, useText } from "../../shop/brand/brand.tsx";
import { call } from "../../platform/api.ts";
import type { ApiError } from "../../platform/api.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { createStoredDraft } from "../../platform/stored-draft.ts";
import { useShell } from "../../platform/shell-provider.tsx";
import type { Order } from "../../platform/shapes.ts";
import { saveWaitingReview } from "../../shop/session/waiting-reviews.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { QuestionSheet } from "../../ui/question-sheet.tsx";
import { Stars } from "../../ui/stars.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { toast } from "../../ui/toast.tsx";
import { listGradedItems } from "./graded-items.ts";

export interface ReviewSheetProps {
  order: Order;
  isOpen: boolean;
  onClose(): void;
  onGraded(order: Order): void;
}

interface DishReviewDraft {
  grade: number;
  comment: string;
}

/** Reasons for a low grade, and a request for a phone call. They are sent as the beginning of the comment. */
const LOW_GRADE_REASONS = ["COLD", "LATE", "WRONG", "TASTE", "RUDE", "CALL"] as const;
type LowGradeReason = (typeof LOW_GRADE_REASONS)[number];
/** Maximum grade, in stars, at which reasons are offered. */
const MAX_LOW_GRADE_STARS = 3;
const MAX_COMMENT_LENGTH = 1000;
/** Maximum number of characters that the reasons add to the comment, in the language with the longest texts. */
const MAX_LOW_GRADE_REASONS_LENGTH = 200;

/** Draft of a review. */
export const reviewDraft = createStoredDraft<{
  grade: number;
  reasons: LowGradeReason[];
  comment: string;
  dishes: Record<string, DishReviewDraft>;
}>("review");

/** Renders stars for the order and its products, and optional comments. One tap is sufficient. */
export function ReviewSheet({ order, isOpen, onClose, onGraded }: ReviewSheetProps) {
  const t = useT();
  const text = useText();
  const shell = useShell();
  const errorText = useErrorText();
  const words = useFormatStars();
  const { grade = 5, reasons = [], comment = "", dishes = {} } = reviewDraft.use(order.id);
  const isLow = grade <= MAX_LOW_GRADE_STARS;
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);

  async function sendReview(): Promise<void> {
    setIsBusy(true);
    setError(null);
    const products = Object.entries(dishes).map(([productId, said]) => ({
      productId,
      grade: said.grade,
      comment: said.comment.trim() || null,
    }));
    const chosen = isLow ? LOW_GRADE_REASONS.filter((reason) => reasons.includes(reason)) : [];
    const said = [...chosen.map((reason) => t(`review.reason.${reason}`)), comment.trim()].filter(Boolean);
    const body = { grade, comment: said.join(". ").slice(0, MAX_COMMENT_LENGTH) || null, products };
    const { data, error: refusal } = await call("POST /orders/v1/orders/{id}/grade", {
      path: { id: order.id },
      body,
    });
    setIsBusy(false);
    if (refusal?.code === "offline") {
      saveWaitingReview(order.id, body);
      reviewDraft.drop();
      onClose();
      // The toast library may fail to load while offline.
      return await toast({ text: t("review.waits") }).catch(() => undefined);
    }
    setError(refusal);
    shell.haptic(data ? "success" : "error");
    if (!data) return;
    reviewDraft.drop();
    onClose();
    onGraded(data);
  }

  return (
    <QuestionSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t("review.title")}
      closeLabel={t("action.close")}
      className="gap-4 text-start"
      answers={
        <Button size="large" isWide isBusy={isBusy} onClick={() => void sendReview()}>
          {t("review.send")}
        </Button>
      }
    >
      <div className="grid justify-items-center gap-1">
        <Stars
          label={t("review.ask")}
          grade={grade}
          onChange={(stars) => reviewDraft.change(order.id, { grade: stars })}
          words={words}
        />
      </div>
      {isLow && (
        <LowGradeReasonFields
          reasons={reasons}
          onChange={(next) => reviewDraft.change(order.id, { reasons: next })}
        />
      )}
      <TextArea
        label={t("review.comment")}
        maxLength={MAX_COMMENT_LENGTH - MAX_LOW_GRADE_REASONS_LENGTH}
        value={comment}
        onChange={(event) => reviewDraft.change(order.id, { comment: event.target.value })}
      />
      <section aria-labelledby="review-dishes">
        <h3 id="review-dishes" className="text-body font-bold">
          {t("review.dishes")}
        </h3>
        <ul className="divide-y divide-line">
          {listGradedItems(order).map(({ productId, name }) => (
            <DishReview
              key={productId}
              name={text(name)}
              said={dishes[productId]}
              onChange={(said) => reviewDraft.change(order.id, { dishes: { ...dishes, [productId]: said } })}
            />
          ))}
        </ul>
      </section>
      {error && (
        <p role="alert" className="text-small text-bad-ink">
          {errorText(error)}
        </p>
      )}
    </QuestionSheet>
  );
}

/** Returns the text of a number of stars. */
function useFormatStars() {
  const t = useT();
  return (stars: number) => t("review.ofFive", { grade: stars });
}

function LowGradeReasonFields({
  reasons,
  onChange,
}: {
  reasons: LowGradeReason[];
  onChange: (reasons: LowGradeReason[]) => void;
}) {
  const t = useT();
  return (
    <div role="group" aria-label={t("review.whatWrong")} className="grid gap-2">
      <p className="text-small text-ink-2">{t("review.whatWrong")}</p>
      <div className="flex flex-wrap gap-2">
        {LOW_GRADE_REASONS.map((reason) => {
          const isChosen = reasons.includes(reason);
          const next = isChosen ? reasons.filter((each) => each !== reason) : [...reasons, reason];
          return (
            <Chip key={reason} isActive={isChosen} onClick={() => onChange(next)}>
              {t(`review.reason.${reason}`)}
            </Chip>
          );
        })}
      </div>
    </div>
  );
}

interface DishProps {
  name: string;
  /** Review entered for the dish. Undefined if the dish is not graded yet. */
  said: DishReviewDraft | undefined;
  onChange: (said: DishReviewDraft) => void;
}

/** Stars for a dish, and a comment after they were given. */
function DishReview({ name, said, onChange }: DishProps) {
  const t = useT();
  const words = useFormatStars();
  const { productComment } = useBrand().merchant.features;
  const changeReview = (change: Partial<DishReviewDraft>) =>
    onChange({ grade: 5, comment: "", ...said, ...change });
  return (
    <li className="grid gap-2 py-2">
      <div>
        <span className="block text-small">{name}</span>
        {/* Aligns the first star with the text, despite the padding around it. */}
        <span className="-ms-2.5 block">
          <Stars
            label={name}
            grade={said?.grade ?? null}
            onChange={(stars) => changeReview({ grade: stars })}
            words={words}
            size="small"
          />
        </span>
      </div>
      {said && productComment && (
        <TextArea
          label={t("review.dishComment")}
          rows={1}
          maxLength={1000}
          value={said.comment}
          onChange={(event) => changeReview({ comment: event.target.value })}
        />
      )}
    </li>
  );
}
