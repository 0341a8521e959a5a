import { Suspense } from "react";
import { lazyComponent } from "../../platform/lazy-component.tsx";
import { useJoinedGroup } from "../../shop/basket/group.ts";

const GroupSync = lazyComponent(() => import("./group-sync.tsx").then((module) => module.GroupSync));
const GroupCard = lazyComponent(() => import("./group-card.tsx").then((module) => module.GroupCard));

/** Synchronizes the group on every screen of a member. Renders nothing for other guests. */
export function LazyGroupSync() {
  const joined = useJoinedGroup();
  return (
    joined && (
      <Suspense>
        <GroupSync joined={joined} />
      </Suspense>
    )
  );
}

/** Renders a card over a member's menu with a link to the group. */
export function GroupMenuCard() {
  const joined = useJoinedGroup();
  return (
    joined && (
      <Suspense fallback={<div className="mt-1 mb-3 h-18 rounded-[20px] bg-brand-soft" />}>
        <GroupCard joined={joined} />
      </Suspense>
    )
  );
}
