import { calculateAmountDue } from "@dasturxon/domain/tips";
import type { GroupOrder, GroupOrderMemberShare } from "@dasturxon/contract";
import { useT } from "../../platform/i18n.tsx";
import { useCurrency } from "../../shop/brand/brand.tsx";
import { Price } from "../../ui/price.tsx";

interface SharesCardProps {
  group: GroupOrder;
  shares: GroupOrderMemberShare[];
  memberId: string;
}

/** Renders each member's share of the order, in soʻm [GR-3]. */
export function SharesCard({ group, shares, memberId }: SharesCardProps) {
  const t = useT();
  const currency = useCurrency();
  const own = shares.find((share) => share.memberId === memberId);
  const names = new Map(group.members.map(({ id, name }) => [id, name]));
  const parts =
    own &&
    ([
      [t("group.dishes"), own.dishes],
      [t("breakdown.delivery"), own.delivery],
      [t("breakdown.service"), own.service],
      [t("breakdown.tip"), own.tip ?? 0],
      [t("group.discount"), -own.discount],
    ] as const);
  return (
    <section aria-labelledby="group-shares" className="grid gap-3 rounded-[20px] on-raised px-4 py-4 lg:px-6">
      <h2 id="group-shares" className="text-title font-bold">
        {t("group.shares", { number: group.order?.number ?? 0 })}
      </h2>
      {own && (
        <div className="rounded-card bg-sunken px-4 py-3">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 font-bold">
            {t("group.yourShare")}
            <Price amount={own.total} {...currency} className="text-section" />
          </p>
          <dl className="mt-1 grid gap-1 text-small text-ink-2">
            {parts
              ?.filter(([, amount]) => amount !== 0)
              .map(([label, amount]) => (
                <div key={label} className="flex justify-between gap-3">
                  <dt>{label}</dt>
                  <dd>
                    <Price amount={amount} {...currency} />
                  </dd>
                </div>
              ))}
          </dl>
        </div>
      )}
      <ul className="divide-y divide-line">
        {shares.map((share) => (
          <li key={share.memberId} className="flex justify-between gap-3 py-2">
            <bdi className="min-w-0 [overflow-wrap:anywhere]">{names.get(share.memberId)}</bdi>
            <Price amount={share.total} {...currency} />
          </li>
        ))}
        <li className="flex justify-between gap-3 py-2 font-bold">
          <span>{t("basket.total")}</span>
          <Price amount={group.order ? calculateAmountDue(group.order) : 0} {...currency} />
        </li>
      </ul>
      <p className="text-caption text-ink-3">{t("group.rule")}</p>
    </section>
  );
}
