import type { Vacancy } from "@dasturxon/contract";
import { BriefcaseBusiness, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { Salary } from "./salary.tsx";

/** Renders the brand's vacancies [CT-3]. */
export function VacancyList({ vacancies }: { vacancies: readonly Vacancy[] }) {
  const t = useT();
  const text = useText();
  if (vacancies.length === 0)
    return (
      <EmptyState
        icon={<BriefcaseBusiness size={32} strokeWidth={1.5} aria-hidden />}
        title={t("vacancy.empty")}
        text={t("vacancy.emptyText")}
      />
    );
  return (
    <ul className="grid gap-2.5">
      {vacancies.map((vacancy) => (
        <li key={vacancy.id}>
          <Link
            to={`/vacancy/${vacancy.id}`}
            className="flex items-center gap-3 rounded-[20px] on-raised px-4 py-3.5"
          >
            <span className="min-w-0 flex-1">
              <span className="own-words block text-title font-bold text-ink">{text(vacancy.position)}</span>
              <span className="block text-small">
                <Salary vacancy={vacancy} />
              </span>
              <span className="own-words mt-1 line-clamp-2 text-small text-ink-3">
                {text(vacancy.requirements)}
              </span>
            </span>
            <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-3 rtl:-scale-x-100" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
