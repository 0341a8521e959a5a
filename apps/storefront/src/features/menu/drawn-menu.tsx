import { useEffect, useEffectEvent, useMemo } from "react";
import { useBrand } from "../../shop/brand/brand.tsx";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { menuQuery, useMenu } from "../../shop/menu/menu-query.ts";
import { useProductSaleContext } from "../../shop/menu/product-here.ts";
import { ErrorState } from "../../ui/states.tsx";
import { getChosenCategoryId } from "./static/menu-choice.ts";
import { buildMenuLayout } from "./menu-model.ts";
import { MenuSections } from "./menu-sections.tsx";
import { MenuSkeleton } from "./menu-skeleton.tsx";

/** Renders the menu with React in the browser, if it must differ from the server's shared HTML. */
export function ClientRenderedMenu({ onDrawn }: { onDrawn(): void }) {
  const t = useT();
  const errorText = useErrorText();
  const { menu, error } = useMenu();
  const sale = useProductSaleContext();
  const { views } = useBrand().merchant;
  const plan = useMemo(
    () => menu && buildMenuLayout(menu, views, sale.branchId),
    [menu, views, sale.branchId],
  );
  const onSections = useEffectEvent(onDrawn);
  useEffect(() => {
    if (plan && plan.groups.length > 0) onSections();
  }, [plan]);
  if (plan) return <MenuSections plan={plan} chosenId={getChosenCategoryId()} sale={sale} />;
  if (!error) return <MenuSkeleton />;
  return (
    <ErrorState
      title={t("error.load")}
      text={errorText(error)}
      action={{ label: t("action.retry"), onPress: () => void menuQuery.load() }}
    />
  );
}
