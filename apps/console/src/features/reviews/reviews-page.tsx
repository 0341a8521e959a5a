import { REVIEW_FILTERS, type ReviewFilter } from "@dasturxon/domain/reviews";
import { Box, Group, SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { BranchSelect } from "../../parts/branches/branch-select.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { EmptyListNote } from "../../ui/empty-note.tsx";
import { ManagementPageLayout } from "../../ui/managed-page.tsx";
import { PageNumbers } from "../../ui/page-numbers.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import { StaffReviewRow } from "./review-row.tsx";
import "./reviews.css";
import { REVIEWS_PAGE_SIZE, useReviews } from "./use-reviews.ts";

/** Reviews of customers. Staff can answer them and hide offensive ones. */
export function ReviewsPage() {
  const t = useTranslate();
  const [show, setShow] = useState<ReviewFilter>("ALL");
  const [branchId, setBranchId] = useState<string | null>(null);
  const [page, setPage] = useState(1);
  const query = useReviews({ show, branchId, page: page - 1 });
  const total = query.data?.totalElements ?? 0;
  const changeFilter = (change: () => void) => {
    change();
    setPage(1);
  };
  return (
    <ManagementPageLayout title={t("reviews.title")} total={total}>
      <Group gap="sm">
        <SegmentedControl
          size="md"
          aria-label={t("reviews.show-which")}
          value={show}
          onChange={(value) =>
            changeFilter(() => setShow(REVIEW_FILTERS.find((each) => each === value) ?? "ALL"))
          }
          data={REVIEW_FILTERS.map((value) => ({ value, label: t(`reviews.${value}`) }))}
        />
        <BranchSelect value={branchId} onChange={(id) => changeFilter(() => setBranchId(id))} />
      </Group>
      <QueryStateView query={query} failed={t("resource.failed")} area="list" />
      {query.data && total === 0 && (
        <EmptyListNote>{t(show === "ALL" ? "reviews.none" : "reviews.none-such")}</EmptyListNote>
      )}
      <Box component="ul" m={0} p={0} style={{ listStyle: "none" }}>
        {query.data?.content.map((review) => (
          <StaffReviewRow key={review.id} review={review} />
        ))}
      </Box>
      <PageNumbers page={page} onChange={setPage} count={Math.ceil(total / REVIEWS_PAGE_SIZE)} />
    </ManagementPageLayout>
  );
}
