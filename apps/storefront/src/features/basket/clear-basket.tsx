import { Trash2 } from "lucide-react";
import { clearBasket, restoreBasket } from "../../shop/basket/basket.ts";
import { useT } from "../../platform/i18n.tsx";
import { usePanel } from "../../platform/panel.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { toast } from "../../ui/toast.tsx";

/** Empties the basket after a question, and even then it can be put back [BK-5]. */
export function ClearBasket() {
  const t = useT();
  const panel = usePanel("clear-basket");

  function clear() {
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
      <Sheet
        isOpen={panel.isOpen}
        onClose={panel.close}
        title={t("basket.clearTitle")}
        closeLabel={t("action.close")}
        width={400}
      >
        <div className="grid gap-2 px-5 pt-1 pb-[max(20px,var(--safe-bottom))]">
          <p className="pb-3 text-ink-2">{t("basket.clearText")}</p>
          <Button look="danger" size="large" onClick={clear}>
            {t("basket.clearYes")}
          </Button>
          <Button look="quiet" size="large" onClick={panel.close}>
            {t("action.cancel")}
          </Button>
        </div>
      </Sheet>
    </>
  );
}
