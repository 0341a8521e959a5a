import { ChevronRight, Users } from "lucide-react";
import { Link } from "react-router";
import { groupStore } from "../../shop/basket/group.ts";
import { useBrand } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";

/** Renders the link to start a group order. */
export function StartGroupOrderLink() {
  const t = useT();
  const joined = groupStore.use();
  const { groupOrder: hasGroups } = useBrand().merchant.features;
  if (joined || !hasGroups) return null;
  return (
    <Link
      to="/group"
      className="mt-3 flex min-h-14 items-center gap-3 rounded-card bg-sunken px-4 py-2 text-small"
    >
      <Users size={20} aria-hidden className="shrink-0 text-ink-2" />
      <span className="min-w-0 flex-1">
        <span className="block font-bold">{t("group.together")}</span>
        <span className="block text-ink-2">{t("group.togetherText")}</span>
      </span>
      <ChevronRight size={18} aria-hidden className="shrink-0 text-ink-3 rtl:-scale-x-100" />
    </Link>
  );
}
