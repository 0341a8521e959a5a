import { formatPhone } from "@dasturxon/domain/format";
import { formatPhoneHref } from "@dasturxon/domain/phone-href";
import type { StaffReview } from "@dasturxon/contract";
import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { Anchor, Badge, Box, Group, Text } from "@mantine/core";
import { useBranches } from "../../parts/branches/use-branches.ts";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { useFormatDateTime } from "../../platform/use-moment.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { GradeStars } from "./grade-stars.tsx";
import { ReviewAnswer } from "./review-answer.tsx";
import { useReviewActions } from "./use-reviews.ts";

/** Row of a review: grade, comment and products, and the brand's answer. */
export function StaffReviewRow({ review }: { review: StaffReview }) {
  const t = useTranslate();
  const momentOf = useFormatDateTime();
  const { branches, nameOf } = useBranches();
  const { answer, hide } = useReviewActions();
  const { id, number, branchId, author, phone, grade, comment, products, reviewedDate } = review;
  const branch = branches.length > 1 ? nameOf(branchId) : "";
  return (
    <Box component="li" className="list-row" py="md">
      <Group gap="sm">
        {grade !== null && <GradeStars grade={grade} />}
        <Text fw={600}>{author ?? t("reviews.guest")}</Text>
        {phone && (
          <Anchor href={formatPhoneHref(phone) ?? undefined} dir="ltr" py={10}>
            {formatPhone(phone)}
          </Anchor>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {[`№ ${number}`, branch, momentOf(reviewedDate)].filter(Boolean).join(" · ")}
      </Text>
      {comment && (
        <Text className="review-words" mt={4}>
          {comment}
        </Text>
      )}
      <ReviewedProducts
        review={review}
        products={products}
        onHide={(productId, isHidden) => hide(id, productId, isHidden)}
      />
      <ReviewAnswer review={review} onAnswer={(text) => answer(review, text)} />
    </Box>
  );
}

interface ReviewedProductsProps {
  review: StaffReview;
  products: StaffReview["products"];
  onHide: (productId: string, isHidden: boolean) => Promise<void>;
}

/** Products with a comment, or with a grade other than the grade of the order. */
function ReviewedProducts({ review, products, onHide }: ReviewedProductsProps) {
  const t = useTranslate();
  const text = useLocalizeText();
  const mayHide = mayPerformTask(useSignedInStaff().role, "answer_reviews");
  const told = products.filter(({ grade, comment }) => comment || grade !== review.grade);
  if (told.length === 0) return null;
  return (
    <Box component="ul" className="review-products">
      {told.map(({ productId, name, grade, comment, isHidden }) => (
        <li key={productId}>
          <Group gap="sm">
            <GradeStars grade={grade} />
            <Text>{text(name)}</Text>
            {isHidden && (
              <Badge color="gray" variant="light" size="lg">
                {t("reviews.hidden")}
              </Badge>
            )}
          </Group>
          {comment && (
            <Group gap="sm" justify="space-between" wrap="nowrap">
              <Text className="review-words" c={isHidden ? "dimmed" : undefined}>
                {comment}
              </Text>
              {mayHide && (
                <BusyButton
                  variant="subtle"
                  style={{ flexShrink: 0 }}
                  onPress={() => onHide(productId, !isHidden)}
                >
                  {t(isHidden ? "reviews.show" : "reviews.hide")}
                </BusyButton>
              )}
            </Group>
          )}
        </li>
      ))}
    </Box>
  );
}
