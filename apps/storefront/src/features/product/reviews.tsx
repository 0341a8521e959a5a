import { formatNumber } from "@dasturxon/domain/format";
import { findFirstLetter } from "@dasturxon/domain/letters";
import { Star } from "lucide-react";
import { useBrand } from "../../shop/brand/brand.tsx";
import { useFormatDate } from "../../shop/brand/date-words.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import type { Product } from "../../platform/shapes.ts";
import { BrandAnswer } from "../../shop/brand/brand-answer.tsx";
import { Button } from "../../ui/button.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { OwnGradeForm, useHasGradedProduct } from "./own-grade.tsx";
import { useReviews } from "./use-reviews.ts";
import type { ReviewsPage } from "./reviews-query.ts";

interface ReviewsProps {
  product: Product;
  heading: "h2" | "h3";
  /** Reviews that were rendered with the page. */
  served?: ReviewsPage | null;
}

/** Shows the reviews of a product: the average grade, then the comments, newest first [MN-10]. */
export function Reviews({ product, heading: Heading, served = null }: ReviewsProps) {
  const t = useT();
  const errorText = useErrorText();
  const { language } = useBrand();
  const hasGraded = useHasGradedProduct(product.id);
  // Reviews rendered with the page may be a minute old and lack the customer's own review.
  const { reviews, count, error, hasMore, isBusy, showMore, retry, renew } = useReviews(product.id, {
    served,
    isOld: hasGraded,
  });
  return (
    <section id="reviews" className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-4">
      <Heading className="flex items-baseline gap-2 text-title font-bold">
        {t("reviews.title")}
        {product.grade !== null && (
          <span className="inline-flex items-center gap-1 text-body">
            <Star size={16} aria-hidden className="self-center fill-warn text-warn" />
            {formatNumber(product.grade, language)}
          </span>
        )}
        {count > 0 && (
          <span className="text-small font-medium text-ink-3">{t("reviews.count", { count })}</span>
        )}
      </Heading>
      <OwnGradeForm productId={product.id} onSaid={renew} />
      {!reviews && !error && <SkeletonRows count={2} label={t("reviews.title")} />}
      {reviews?.length === 0 && !hasGraded && product.grade === null && (
        <p className="text-small text-ink-2">{t("reviews.empty")}</p>
      )}
      {reviews && reviews.length > 0 && (
        <ul className="grid gap-4">
          {reviews.map((review) => (
            <Review key={review.createdDate} review={review} />
          ))}
        </ul>
      )}
      {error && (
        <p role="alert" className="text-small text-bad-ink">
          {errorText(error)}
        </p>
      )}
      {(hasMore || error) && (
        <Button look="quiet" isBusy={isBusy} onClick={() => (error ? retry() : void showMore())}>
          {t(error ? "action.retry" : "reviews.more")}
        </Button>
      )}
    </section>
  );
}

function Review({
  review: { author, grade, comment, createdDate, answer },
}: {
  review: ReviewsPage["content"][number];
}) {
  const t = useT();
  const dateWords = useFormatDate();
  const name = author ?? t("reviews.guest");
  return (
    <li className="grid grid-cols-[40px_minmax(0,1fr)] gap-x-3">
      <span
        aria-hidden
        className="grid size-10 place-items-center rounded-full bg-brand-soft font-bold text-brand-ink"
      >
        {findFirstLetter(name)}
      </span>
      <div>
        <p className="flex flex-wrap items-baseline gap-x-2 text-small">
          <span className="font-bold">{name}</span>
          <span className="text-caption text-ink-3">{dateWords(createdDate)}</span>
        </p>
        <p role="img" aria-label={t("reviews.grade", { grade })} className="flex gap-0.5 py-0.5">
          {[1, 2, 3, 4, 5].map((star) => (
            <Star
              key={star}
              size={14}
              aria-hidden
              className={star <= grade ? "fill-warn text-warn" : "text-ink/25"}
            />
          ))}
        </p>
        {comment && <p className="text-small text-ink-2">{comment}</p>}
        {answer && <BrandAnswer text={answer} />}
      </div>
    </li>
  );
}
