import { useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { SelectableRow } from "../../ui/choice-row.tsx";
import { Card } from "../../ui/card.tsx";
import { changeBookingDraft } from "./draft.ts";
import type { BookingCardProps } from "./use-booking.ts";

/** Renders the choice of branch. Only branches with reservations are listed. */
export function BranchCard({ booking: { branches, branch }, error }: BookingCardProps) {
  const t = useT();
  const text = useText();
  return (
    <Card id="booking-branch" title={t("booking.where")} error={error}>
      <div role="radiogroup" aria-label={t("booking.where")} className="divide-y divide-line">
        {branches?.map(({ id, name, address }) => (
          <SelectableRow
            key={id}
            name="booking-branch"
            isChosen={branch?.id === id}
            onChange={() => changeBookingDraft({ branchId: id, tableId: null })}
            label={text(name)}
            note={text(address)}
          />
        ))}
      </div>
    </Card>
  );
}
