import { useState } from "react";
import { call } from "../../platform/api.ts";
import type { ApiError } from "../../platform/api.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { createStoredDraft } from "../../platform/stored-draft.ts";
import { createQuery } from "../../platform/query.ts";
import { useShell } from "../../platform/shell-provider.tsx";
import { useSession } from "../../shop/session/session.ts";
import { Button } from "../../ui/button.tsx";
import { Stars } from "../../ui/stars.tsx";
import { TextArea } from "../../ui/text-area.tsx";

/** The cache key contains the customer's id, because the next customer on this device has other grades. */
const ownGradeQuery = createQuery(
  ({ productId }: { userId: string; productId: string }) =>
    call("GET /products/v1/grade/{productId}/own", { path: { productId } }),
  { freshForMs: 60_000, kept: 20 },
);

/** Returns whether the customer has graded the product. Reads only the cache and sends no request. */
export function useHasGradedProduct(productId: string): boolean {
  const session = useSession();
  const { data } = ownGradeQuery.useKnown(session && { userId: session.userId, productId });
  return data?.grade != null;
}

const gradeDraft = createStoredDraft<{ grade: number; comment: string }>("product-review");

/**
 * Edits the customer's own grade and comment for a product. Renders nothing if the customer has not received the
 * product [MN-10].
 */
export function OwnGradeForm({ productId, onSaid }: { productId: string; onSaid(): void }) {
  const t = useT();
  const shell = useShell();
  const errorText = useErrorText();
  const session = useSession();
  const written = gradeDraft.use(productId);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const input = session && { userId: session.userId, productId };
  const { data: own } = ownGradeQuery.use(input);
  if (!input || !own?.canGrade) return null;
  const formatStars = (stars: number) => t("review.ofFive", { grade: stars });
  const isSaid = own.grade !== null && written.grade === undefined;
  const title = t(own.grade === null ? "review.askProduct" : "review.own");

  async function sendGrade(grade: number, whose: NonNullable<typeof input>): Promise<void> {
    setIsBusy(true);
    setError(null);
    const comment = (written.comment ?? "").trim() || null;
    const { data, error: refusal } = await call("POST /products/v1/grade", {
      body: { productId, grade, comment },
    });
    setIsBusy(false);
    setError(refusal);
    shell.haptic(data ? "success" : "error");
    if (!data) return;
    ownGradeQuery.change(whose, () => ({ canGrade: true, grade, comment }));
    gradeDraft.drop();
    onSaid();
  }

  return (
    <section aria-label={title} className="grid gap-2 rounded-[16px] border border-line px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-small font-bold">{title}</p>
        {isSaid ? (
          <Stars label={title} grade={own.grade} words={formatStars} size="small" />
        ) : (
          <span className="-mx-2.5">
            <Stars
              label={title}
              grade={written.grade ?? null}
              words={formatStars}
              size="small"
              onChange={(grade) => gradeDraft.change(productId, { grade })}
            />
          </span>
        )}
      </div>
      {isSaid && own.comment && (
        <p className="text-small text-ink-2">
          <bdi>{own.comment}</bdi>
        </p>
      )}
      {isSaid && (
        <Button
          look="quiet"
          className="justify-self-start"
          onClick={() => gradeDraft.change(productId, { grade: own.grade ?? 5, comment: own.comment ?? "" })}
        >
          {t("basket.change")}
        </Button>
      )}
      {written.grade !== undefined && (
        <>
          <TextArea
            label={t("review.comment")}
            maxLength={1000}
            value={written.comment ?? ""}
            onChange={(event) => gradeDraft.change(productId, { comment: event.target.value })}
          />
          {error && (
            <p role="alert" className="text-small text-bad-ink">
              {errorText(error)}
            </p>
          )}
          <div className="flex gap-2">
            <Button isBusy={isBusy} onClick={() => written.grade && void sendGrade(written.grade, input)}>
              {t("review.send")}
            </Button>
            <Button look="plain" onClick={gradeDraft.drop}>
              {t("action.cancel")}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
