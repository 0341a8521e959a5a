import type { SavedCard } from "@dasturxon/contract";
import { isCardExpiryValid } from "@dasturxon/domain/card-number";
import { Trash2 } from "lucide-react";
import { useT } from "../../platform/i18n.tsx";
import { CardBrandIcon } from "../../shop/session/card-mark.tsx";
import { formatCardEnding } from "../../shop/session/cards.ts";
import { SelectableRow } from "../../ui/choice-row.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

interface CardRowProps {
  card: SavedCard;
  onPrefer(): void;
  onDelete(): void;
}

/** Renders a saved bank card. A tap makes it the default, the bin opens the confirmation to delete it. */
export function CardRow({ card, onPrefer, onDelete }: CardRowProps) {
  const t = useT();
  const end = formatCardEnding(card.mask);
  const isGood = isCardExpiryValid(card.expiry, new Date().toISOString());
  return (
    <div className="flex items-center gap-2">
      <div className="min-w-0 flex-1">
        <SelectableRow
          name="card"
          isChosen={card.isDefault}
          onChange={onPrefer}
          start={<CardBrandIcon brand={card.brand} />}
          label={
            <bdi dir="ltr" className="num">
              {end}
            </bdi>
          }
          note={
            <>
              <bdi dir="ltr">{card.expiry}</bdi>
              {!isGood && <span className="text-bad-ink"> · {t("card.expired")}</span>}
              {card.isDefault && isGood && <> · {t("card.default")}</>}
            </>
          }
        />
      </div>
      <IconButton label={t("card.delete", { end })} onClick={onDelete}>
        <Trash2 size={20} aria-hidden />
      </IconButton>
    </div>
  );
}
