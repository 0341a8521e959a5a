import { TicketPercent } from "lucide-react";
import { useNavigate } from "react-router";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { promosQuery } from "../../shop/session/promos.ts";
import { useSession } from "../../shop/session/session.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { PromoCard } from "./promo-card.tsx";

/** Order in which promo codes are listed, by state. Usable codes come first. */
const PROMO_STATE_SORT_ORDER = ["added", "not_started", "used_up", "expired", "not_active"] as const;

/**
 * Renders the brand's promo codes for this customer, with their states. A code can be copied or applied to the basket
 * [PR-2].
 */
export function PromosScreen() {
  const t = useT();
  return (
    <main id="main" className="min-h-dvh bg-ground">
      <PageHeader
        title={t("promo.listTitle")}
        back="/profile"
        backLabel={t("profile.title")}
        width="max-w-[640px]"
      />
      <div className="mx-auto max-w-[640px] px-4 pb-16 lg:px-6">
        <PromoList />
      </div>
    </main>
  );
}

function PromoList() {
  const t = useT();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const userId = useSession()?.userId ?? null;
  const { data: promos, error } = promosQuery.use(userId);
  if (promos === null && error) {
    return (
      <ErrorState
        title={t("error.load")}
        text={errorText(error)}
        action={{ label: t("action.retry"), onPress: () => userId && void promosQuery.reload(userId) }}
      />
    );
  }
  if (promos === null) {
    return (
      <div role="status" aria-label={t("state.loading")} className="grid gap-3">
        {[0, 1, 2].map((at) => (
          <Skeleton key={at} className="h-38 rounded-[20px]!" />
        ))}
      </div>
    );
  }
  if (promos.length === 0) {
    return (
      <EmptyState
        title={t("promo.empty")}
        text={t("promo.emptyText")}
        icon={<TicketPercent size={34} strokeWidth={1.5} aria-hidden />}
        action={{ label: t("basket.toMenu"), onPress: () => void navigate("/") }}
      />
    );
  }
  const sorted = promos.toSorted(
    (a, b) => PROMO_STATE_SORT_ORDER.indexOf(a.state) - PROMO_STATE_SORT_ORDER.indexOf(b.state),
  );
  return (
    <ul aria-label={t("promo.listTitle")} className="grid gap-3">
      {sorted.map((promo) => (
        <PromoCard key={promo.id} promo={promo} />
      ))}
    </ul>
  );
}
