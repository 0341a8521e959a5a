import { formatMoney } from "@dasturxon/domain/format";
import { useCurrency } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { Chip } from "../../ui/chip.tsx";
import { changeDraft } from "./draft.ts";
import { changeOffers } from "./payments.ts";

/** The banknote that the courier should bring change from. */
export function ChangeFrom({ total, chosen }: { total: number; chosen: number | null }) {
  const t = useT();
  const { language, currency } = useCurrency();
  const offers = changeOffers(total);
  // A sum chosen for a smaller basket stays to be seen while it still covers the total.
  if (chosen !== null && chosen > total && !offers.includes(chosen)) offers.push(chosen);
  return (
    <div className="mt-5">
      <p id="change-from" className="mb-2 text-small text-ink-2">
        {t("checkout.changeFrom")}
      </p>
      <div
        role="group"
        aria-labelledby="change-from"
        className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-1 lg:mx-0 lg:flex-wrap lg:px-0"
      >
        <Chip isActive={chosen === null || chosen <= total} onClick={() => changeDraft({ changeFrom: null })}>
          {t("checkout.noChange")}
        </Chip>
        {offers.map((amount) => (
          <Chip key={amount} isActive={chosen === amount} onClick={() => changeDraft({ changeFrom: amount })}>
            {formatMoney(amount, language, currency)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
