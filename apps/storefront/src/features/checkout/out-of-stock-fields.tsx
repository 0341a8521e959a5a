import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { findCommonOutOfStockAction, OUT_OF_STOCK_ACTIONS } from "@dasturxon/domain/out-of-stock-action";
import type { OutOfStockAction } from "@dasturxon/domain/out-of-stock-action";
import { useT } from "../../platform/i18n.tsx";
import { useBasket } from "../../shop/basket/basket.ts";
import { clearOutOfStockActions, setOutOfStockActions } from "../../shop/basket/out-of-stock-action.ts";
import { useText } from "../../shop/brand/brand.tsx";
import { SelectableRow } from "../../ui/choice-row.tsx";
import { PillSelect } from "../../ui/pill-select.tsx";
import { changeCheckoutDraft } from "./draft.ts";
import type { CheckoutDraft } from "./draft.ts";
import { listOutOfStockActions } from "./line-out-of-stock-actions.ts";

/** Edits what to do if products are unavailable: one choice for the whole order, or one for each line [CH-8]. */
export function OutOfStockActionFields({ draft }: { draft: CheckoutDraft }) {
  const t = useT();
  const text = useText();
  const { lines } = useBasket();
  const [isOpen, setIsOpen] = useState(false);
  const choices = listOutOfStockActions(lines, draft);
  const common = findCommonOutOfStockAction(choices.map((whenGone) => ({ whenGone })));
  const options = OUT_OF_STOCK_ACTIONS.map((value) => ({ value, label: t(`missing.${value}`) }));
  return (
    <fieldset className="mt-5">
      <legend className="text-small text-ink-2">{t("missing.title")}</legend>
      {options.map(({ value, label }) => (
        <SelectableRow
          key={value}
          name="missing"
          isChosen={common === value}
          onChange={() => {
            changeCheckoutDraft({ whenGone: value });
            clearOutOfStockActions();
          }}
          label={label}
        />
      ))}
      {lines.length > 1 && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-11 items-center gap-1.5 text-small font-bold text-brand-ink"
        >
          {t("missing.byLine")}
          <ChevronDown size={16} aria-hidden className={isOpen ? "rotate-180" : undefined} />
        </button>
      )}
      {isOpen && lines.length > 1 && (
        <ul className="grid gap-2 pb-2">
          {lines.map((line, at) => (
            <li key={line.key} className="flex items-center justify-between gap-3">
              <span className="line-clamp-2 min-w-0 flex-1 text-small">{text(line.name)}</span>
              <PillSelect
                label={`${t("missing.title")}: ${text(line.name)}`}
                options={options}
                value={choices[at] ?? draft.whenGone}
                onChange={(value) => setOutOfStockActions(new Map([[line.key, value as OutOfStockAction]]))}
                className="max-w-[55%] shrink-0"
              />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
