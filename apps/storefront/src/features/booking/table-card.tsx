import { joinWithDots } from "@dasturxon/domain/format";
import { useBrand, useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { SelectableRow } from "../../ui/choice-row.tsx";
import { Card } from "../../ui/card.tsx";
import { changeBookingDraft } from "./draft.ts";
import type { Booking } from "./use-booking.ts";

/**
 * Renders the choice of table: any that fits, or one by hall and number. A table that is taken at the chosen time is
 * marked.
 */
export function TableCard({ booking: { times, time, table } }: { booking: Booking }) {
  const t = useT();
  const { language } = useBrand();
  const text = useText();
  if (!times || times.tables.length === 0) return null;
  const free = times.times.find((each) => each.time === time)?.freeTables;
  return (
    <Card id="booking-table" title={t("booking.table")}>
      <div role="radiogroup" aria-label={t("booking.table")} className="divide-y divide-line">
        <SelectableRow
          name="booking-table"
          isChosen={table === null}
          onChange={() => changeBookingDraft({ tableId: null })}
          label={t("booking.anyTable")}
          note={t("booking.anyTableNote")}
        />
        {times.tables.map(({ id, number, place, chairs }) => {
          const isTaken = free !== undefined && !free.includes(id);
          return (
            <SelectableRow
              key={id}
              name="booking-table"
              isChosen={table?.id === id}
              isDisabled={isTaken && table?.id !== id}
              onChange={() => changeBookingDraft({ tableId: id })}
              label={joinWithDots([t("table.number", { number }), text(place)], language)}
              note={isTaken && time ? t("booking.takenAt", { time }) : t("booking.chairs", { count: chairs })}
            />
          );
        })}
      </div>
    </Card>
  );
}
