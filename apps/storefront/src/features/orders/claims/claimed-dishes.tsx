import { useText } from "../../../shop/brand/brand.tsx";
import { useQuantityTexts } from "../../../shop/basket/count-text.ts";
import { useT } from "../../../platform/i18n.tsx";
import type { Order } from "../../../platform/shapes.ts";
import { SelectableRow } from "../../../ui/choice-row.tsx";
import { Stepper } from "../../../ui/stepper.tsx";

interface ClaimedDishesProps {
  order: Order;
  /** Claimed number of pieces, by the index of the line in the order. */
  counts: Record<number, number>;
  onChange(counts: Record<number, number>): void;
}

/** Renders the lines of the order as checkboxes. A chosen line of several pieces also has a stepper. */
export function ClaimedDishes({ order, counts, onChange }: ClaimedDishesProps) {
  const t = useT();
  const text = useText();
  const countTexts = useQuantityTexts();
  return (
    <ul className="divide-y divide-line">
      {order.cartItems.map((line, at) => {
        const count = counts[at] ?? 0;
        const hasStepper = count > 0 && line.count > 1 && line.weighed === null;
        const changeCount = (next: number) => onChange({ ...counts, [at]: next });
        return (
          <li key={at} className="grid">
            <SelectableRow
              kind="checkbox"
              name={`claimed-${at}`}
              isChosen={count > 0}
              onChange={(isChosen) => changeCount(isChosen ? line.count : 0)}
              label={text(line.name)}
              end={<span className="text-ink-3">{countTexts.times(line)}</span>}
            />
            {hasStepper && (
              <div className="pb-3">
                <Stepper
                  count={count}
                  min={1}
                  max={line.count}
                  onChange={changeCount}
                  labels={{
                    less: t("stepper.less", { name: text(line.name) }),
                    more: t("stepper.more", { name: text(line.name) }),
                  }}
                />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
