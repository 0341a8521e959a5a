import type { BoardOrder } from "@dasturxon/contract";
import { canGradeOrder } from "@dasturxon/domain/order-status";
import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { Box, Text } from "@mantine/core";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { ClaimCard } from "./claim-card.tsx";
import { useClaimsOfOrder } from "./use-claims.ts";

interface Props {
  order: BoardOrder;
  /** Called after a claim was answered, because the answer changes the order. */
  onAnswered?: () => void;
}

/** Claims about a received order, with their answers. Renders nothing without claims [OR-15]. */
export function OrderClaims({ order, onAnswered }: Props) {
  const t = useTranslate();
  const { role } = useSignedInStaff();
  const isEnabled = canGradeOrder(order.status) && mayPerformTask(role, "answer_claims");
  const claims = useClaimsOfOrder(order, isEnabled).data?.content ?? [];
  if (!isEnabled || claims.length === 0) return null;
  return (
    <Box component="section" aria-label={t("claims.of-order")}>
      <Text fw={600}>{t("claims.of-order")}</Text>
      {claims.map((claim) => (
        <Box key={claim.id} className="list-row" py="xs">
          <ClaimCard claim={claim} onAnswered={onAnswered} />
        </Box>
      ))}
    </Box>
  );
}
