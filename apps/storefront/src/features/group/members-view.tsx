import type { GroupOrder } from "@dasturxon/contract";
import { useEffect } from "react";
import { useT } from "../../platform/i18n.tsx";
import type { JoinedGroup } from "../../shop/basket/group.ts";
import { useQuantityTexts } from "../../shop/basket/count-text.ts";
import { useCurrency, useText } from "../../shop/brand/brand.tsx";
import { menuQuery, useMenu } from "../../shop/menu/menu-query.ts";
import { Badge } from "../../ui/badge.tsx";
import { Price } from "../../ui/price.tsx";
import { GroupActions } from "./group-buttons.tsx";
import { RemoveMemberButton } from "./remove-button.tsx";
import { toGroupItems, sumItemTotals } from "./group-items.ts";
import type { GroupOrderItem } from "./group-items.ts";
import { InviteCard } from "./invite-card.tsx";
import { SharesCard } from "./shares-card.tsx";
import { DottedTexts } from "../../ui/dotted-texts.tsx";

export interface MembersViewProps {
  group: GroupOrder;
  joined: JoinedGroup;
}

/** Renders the members' dishes, updated live, the total, and the available actions. */
export function MembersView({ group, joined }: MembersViewProps) {
  const t = useT();
  const { menu } = useMenu();
  useEffect(() => void menuQuery.load(), []);
  const { members, branchId, state } = group;
  const taken = members.map((member) => ({
    member,
    items: menu ? toGroupItems(member, { menu, branchId }) : null,
  }));
  const total = taken.reduce((sum, { items }) => sum + sumItemTotals(items ?? []), 0);
  return (
    <>
      <p role="status" className="rounded-[20px] bg-brand-soft px-4 py-3.5 text-brand-ink">
        {group.order?.isCanceled && state === "LOCKED"
          ? t(joined.isHost ? "group.orderCanceled.host" : "group.orderCanceled", {
              number: group.order.number,
            })
          : t(joined.isHost ? `group.state.${state}.host` : `group.state.${state}`)}
      </p>
      {state === "OPEN" && <InviteCard group={group} joined={joined} />}
      {group.shares && <SharesCard group={group} shares={group.shares} memberId={joined.memberId} />}
      {taken.map(({ member, items }) => (
        <section
          key={member.id}
          aria-labelledby={`member-${member.id}`}
          className="rounded-[20px] on-raised px-4 py-4 lg:px-6"
        >
          <div className="flex items-baseline justify-between gap-3">
            <h2 id={`member-${member.id}`} className="min-w-0 text-title font-bold [overflow-wrap:anywhere]">
              <bdi>{member.name}</bdi>{" "}
              {member.id === joined.memberId && <Badge tone="brand">{t("group.you")}</Badge>}
              {member.isHost && member.id !== joined.memberId && <Badge>{t("group.host")}</Badge>}
            </h2>
            {items && items.length > 0 && <MemberSum amount={sumItemTotals(items)} />}
          </div>
          <MemberItems items={items} count={member.cartItems.length} />
          {joined.isHost && !member.isHost && state === "OPEN" && (
            <RemoveMemberButton joined={joined} member={member} />
          )}
        </section>
      ))}
      <GroupActions group={group} joined={joined} total={total} />
    </>
  );
}

function MemberItems({ items, count }: { items: GroupOrderItem[] | null; count: number }) {
  const t = useT();
  const text = useText();
  const counts = useQuantityTexts();
  if (count === 0) return <p className="mt-1 text-small text-ink-3">{t("group.nothing")}</p>;
  return (
    <ul className="mt-1 divide-y divide-line">
      {items?.map(({ name, choices, count: times, weighed, total }, at) => (
        <li key={at} className="flex items-start gap-3 py-2 text-small">
          <span className="min-w-0 flex-1">
            {name ? text(name) : t("group.gone")}
            {choices.length > 0 && (
              <span className="block text-caption text-ink-3">
                <DottedTexts texts={choices.map(text)} />
              </span>
            )}
          </span>
          <span className="text-ink-3">{counts.times({ count: times, weighed })}</span>
          <span className="min-w-20 text-end">
            <MemberSum amount={total} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function MemberSum({ amount }: { amount: number }) {
  return <Price amount={amount} {...useCurrency()} />;
}
