import type { StaffClaim } from "@dasturxon/contract";
import { CLAIM_FILTERS, type ClaimFilter } from "@dasturxon/domain/claim";
import { formatPhone } from "@dasturxon/domain/format";
import { formatPhoneHref } from "@dasturxon/domain/phone-href";
import { Anchor, Box, Group, SegmentedControl, Text } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { BranchSelect } from "../../parts/branches/branch-select.tsx";
import { useBranches } from "../../parts/branches/use-branches.ts";
import { ClaimCard } from "../../parts/claims/claim-card.tsx";
import {
  CLAIMS_PAGE_SIZE,
  OPEN_CLAIMS_PAGE_SIZE,
  useAnsweredClaims,
  useOpenClaims,
} from "../../parts/claims/use-claims.ts";
import { createPastOrderPath } from "../../parts/orders/use-unpaid-orders.ts";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { useFormatDateTime } from "../../platform/use-moment.ts";
import { EmptyListNote } from "../../ui/empty-note.tsx";
import { ManagementPageLayout } from "../../ui/managed-page.tsx";
import { PageNumbers } from "../../ui/page-numbers.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";

/** Claims of customers: unanswered ones by their deadline, with live updates, and answered ones [OR-15]. */
export function ClaimsPage() {
  const t = useTranslate();
  const [show, setShow] = useState<ClaimFilter>("OPEN");
  const [branchId, setBranchId] = useState<string | null>(null);
  const [page, setPage] = useState(1);
  const isOpen = show === "OPEN";
  const waiting = useOpenClaims();
  const answered = useAnsweredClaims({ isEnabled: !isOpen, branchId, page: page - 1 });
  const query = isOpen ? waiting : answered;
  const ofBranch = (claim: StaffClaim) => branchId === null || claim.branchId === branchId;
  const open = waiting.data?.content.filter(ofBranch) ?? [];
  const total = isOpen ? open.length : (answered.data?.totalElements ?? 0);
  const pageCount = Math.ceil(total / (isOpen ? OPEN_CLAIMS_PAGE_SIZE : CLAIMS_PAGE_SIZE));
  // The claims of the last page may have been answered while it was open, so the page number is limited.
  const openPage = Math.min(page, Math.max(1, pageCount)) - 1;
  const shown = isOpen
    ? open.slice(openPage * OPEN_CLAIMS_PAGE_SIZE, (openPage + 1) * OPEN_CLAIMS_PAGE_SIZE)
    : answered.data?.content;
  const changeFilter = (change: () => void) => {
    change();
    setPage(1);
  };
  return (
    <ManagementPageLayout title={t("claims.title")} total={total}>
      <Group gap="sm">
        <SegmentedControl
          size="md"
          aria-label={t("claims.show-which")}
          value={show}
          onChange={(value) =>
            changeFilter(() => setShow(CLAIM_FILTERS.find((each) => each === value) ?? "OPEN"))
          }
          data={CLAIM_FILTERS.map((value) => ({ value, label: t(`claims.${value}`) }))}
        />
        <BranchSelect value={branchId} onChange={(id) => changeFilter(() => setBranchId(id))} />
      </Group>
      <QueryStateView query={query} failed={t("resource.failed")} area="list" />
      {query.data && total === 0 && <EmptyListNote>{t(`claims.none-${show}`)}</EmptyListNote>}
      <Box component="ul" m={0} p={0} style={{ listStyle: "none" }}>
        {shown?.map((claim) => (
          <ClaimRow key={claim.id} claim={claim} />
        ))}
      </Box>
      <PageNumbers page={isOpen ? openPage + 1 : page} onChange={setPage} count={pageCount} />
    </ManagementPageLayout>
  );
}

function ClaimRow({ claim }: { claim: StaffClaim }) {
  const t = useTranslate();
  const momentOf = useFormatDateTime();
  const { timeZone } = useSignedInStaff().merchant;
  const { branches, nameOf } = useBranches();
  const { orderId, number, orderedDate, author, phone, branchId, createdDate } = claim;
  const path = createPastOrderPath({ id: orderId, number, createdAt: orderedDate }, timeZone);
  const branch = branches.length > 1 ? nameOf(branchId) : "";
  return (
    <Box component="li" className="list-row" py="md">
      <Group gap="sm">
        <Anchor component={Link} to={path} fw={600}>
          {t("claims.order", { number })}
        </Anchor>
        <Text>{author ?? t("claims.guest")}</Text>
        {phone && (
          <Anchor href={formatPhoneHref(phone) ?? undefined} dir="ltr" className="phone-link">
            {formatPhone(phone)}
          </Anchor>
        )}
      </Group>
      <Text size="sm" c="dimmed" mb={4}>
        {[branch, momentOf(createdDate)].filter(Boolean).join(" · ")}
      </Text>
      <ClaimCard claim={claim} />
    </Box>
  );
}
