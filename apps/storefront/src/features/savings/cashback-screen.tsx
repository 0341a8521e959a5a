import { Coins } from "lucide-react";
import { useCallback, useState } from "react";
import { formatMoney, formatNumber } from "@dasturxon/domain/format";
import type { CashbackMovement } from "@dasturxon/contract";
import { call } from "../../platform/api.ts";
import { useT } from "../../platform/i18n.tsx";
import { PagedList } from "../../ui/paged-list.tsx";
import { usePagedItems } from "../../platform/use-pages.ts";
import { useBrand, useCurrency } from "../../shop/brand/brand.tsx";
import { useSession } from "../../shop/session/session.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { Skeleton, SkeletonRows } from "../../ui/skeleton.tsx";
import { MovementRow } from "./movement-row.tsx";

const CASHBACK_PAGE_SIZE = 20;

/** Renders the cashback balance and its movements, newest first [PR-3]. */
export function CashbackScreen() {
  const t = useT();
  const session = useSession();
  return (
    <main id="main" className="min-h-dvh bg-ground">
      <PageHeader
        title={t("cashback.title")}
        back="/profile"
        backLabel={t("profile.title")}
        width="max-w-[640px]"
      />
      <div className="mx-auto grid max-w-[640px] grid-cols-[minmax(0,1fr)] gap-3 px-4 pb-16 lg:px-6">
        {session && <CashbackAccount userId={session.userId} />}
      </div>
    </main>
  );
}

function CashbackAccount({ userId }: { userId: string }) {
  const t = useT();
  const [balance, setBalance] = useState<number | null>(null);
  const ask = useCallback(
    async (page: number) => {
      const answer = await call("GET /orders/v1/cashback/user/{userId}", {
        path: { userId },
        query: { page, size: CASHBACK_PAGE_SIZE },
      });
      if (answer.data) setBalance(answer.data.balance);
      return answer;
    },
    [userId],
  );
  const pages = usePagedItems<CashbackMovement>(ask);
  const waiting = (
    <div className="rounded-[20px] on-raised p-4">
      <SkeletonRows count={3} label={t("state.loading")} />
    </div>
  );
  const empty = {
    title: t("cashback.empty"),
    text: t("cashback.emptyText"),
    icon: <Coins size={34} strokeWidth={1.5} aria-hidden />,
  };
  return (
    <>
      {(pages.shown ?? !pages.error) && <CashbackBalance balance={balance} />}
      <PagedList {...pages} waiting={waiting} empty={empty}>
        {(shown) => (
          <ul
            aria-label={t("cashback.movements")}
            className="divide-y divide-line rounded-[20px] on-raised px-4"
          >
            {shown.map((movement) => (
              <MovementRow key={movement.id} movement={movement} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function CashbackBalance({ balance }: { balance: number | null }) {
  const t = useT();
  const { language, currency } = useCurrency();
  const { cashbackPercent } = useBrand().merchant;
  return (
    <section className="rounded-[20px] bg-brand-soft px-4 py-5">
      <p className="text-small text-ink-2">{t("cashback.balance")}</p>
      {balance === null ? (
        <Skeleton className="mt-1.5 h-8 w-36" />
      ) : (
        <p className="mt-0.5 text-page font-bold">{formatMoney(balance, language, currency)}</p>
      )}
      <p className="mt-1.5 text-small text-ink-2">
        {cashbackPercent > 0 &&
          `${t("cashback.earns", { percent: formatNumber(cashbackPercent, language) })} `}
        {t("cashback.spends")}
      </p>
    </section>
  );
}
