import type { SavedCard } from "@dasturxon/contract";
import { useState } from "react";
import { useT } from "../../platform/i18n.tsx";
import { CardBrandIcon } from "../../shop/session/card-mark.tsx";
import { formatCardEnding } from "../../shop/session/cards.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";

interface DeleteCardSheetProps {
  /** Bank card to delete. Null closes the sheet. */
  card: SavedCard | null;
  onClose(): void;
  onDelete(card: SavedCard): void;
}

/** Renders the confirmation before a bank card is deleted. */
export function DeleteCardSheet({ card, onClose, onDelete }: DeleteCardSheetProps) {
  const t = useT();
  // Preserves the text while the closing animation runs.
  const [shown, setShown] = useState(card);
  if (card && card !== shown) setShown(card);
  return (
    <Sheet
      isOpen={card !== null}
      onClose={onClose}
      title={t("card.deleteTitle")}
      closeLabel={t("action.close")}
      width={420}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button size="large" look="quiet" onClick={onClose}>
            {t("address.no")}
          </Button>
          <Button size="large" look="danger" onClick={() => card && onDelete(card)}>
            {t("address.yes")}
          </Button>
        </div>
      }
    >
      {shown && (
        <p className="flex items-center gap-3 px-5 pb-5">
          <CardBrandIcon brand={shown.brand} />
          <bdi dir="ltr" className="num font-bold">
            {formatCardEnding(shown.mask)}
          </bdi>
        </p>
      )}
    </Sheet>
  );
}
