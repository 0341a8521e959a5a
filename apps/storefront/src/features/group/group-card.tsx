import { ChevronRight, Users } from "lucide-react";
import { Link } from "react-router";
import { useT } from "../../platform/i18n.tsx";
import { liveGroupOrderStore } from "../../shop/basket/group.ts";
import type { JoinedGroup } from "../../shop/basket/group.ts";
import { useJoinByCommas } from "../../shop/brand/listed-words.ts";

/** Renders a note that the basket is part of a group order, its members, and a link to the group. */
export function GroupCard({ joined }: { joined: JoinedGroup }) {
  const t = useT();
  const listedWords = useJoinByCommas();
  const group = liveGroupOrderStore.use();
  const names = listedWords(group?.members.map(({ name }) => name) ?? []);
  const { state = "OPEN" } = group ?? {};
  const stateWords = t(joined.isHost ? `group.state.${state}.host` : `group.state.${state}`);
  return (
    <Link
      to={`/group/${joined.id}`}
      className="mt-1 mb-3 flex min-h-18 items-center gap-3 rounded-[20px] bg-brand-soft px-4 py-3 text-brand-ink"
    >
      <Users size={22} aria-hidden className="shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block font-bold">{t("group.title")}</span>
        <span className="line-clamp-2 text-small">
          <bdi>{state === "OPEN" ? names || t("group.hint") : stateWords}</bdi>
        </span>
      </span>
      <ChevronRight size={20} aria-hidden className="shrink-0 rtl:-scale-x-100" />
    </Link>
  );
}
