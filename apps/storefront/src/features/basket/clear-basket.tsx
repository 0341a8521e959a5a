import { Trash2 } from "lucide-react";
import { clearBasket, restoreBasket } from "../../shop/basket/basket.ts";
import { useT } from "../../platform/i18n.tsx";
import { lazySheet } from "../../platform/lazy-sheet.tsx";
import { usePanel } from "../../platform/panel.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { toast } from "../../ui/toast.tsx";

const LazyClearBasketSheet = lazySheet(() =>
  import("./clear-sheet.tsx").then((module) => module.ClearBasketSheet),
);

/** Renders a button that empties the basket after a confirmation. The guest can undo it [BK-5]. */
export function ClearBasketButton() {
  const t = useT();
  const panel = usePanel("clear-basket");

  function clearBasketAndClose() {
    panel.close();
    const before = clearBasket();
    void toast({
      text: t("basket.cleared"),
      action: { label: t("action.undo"), onPress: () => restoreBasket(before) },
    });
  }

  return (
    <>
      <IconButton label={t("basket.clear")} onClick={panel.open} className="-me-2.5">
        <Trash2 size={20} aria-hidden />
      </IconButton>
      <LazyClearBasketSheet isOpen={panel.isOpen} onClose={panel.close} onClear={clearBasketAndClose} />
    </>
  );
}
