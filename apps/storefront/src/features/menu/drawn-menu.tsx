import { useEffect, useEffectEvent, useMemo } from "react";
import { useBrand } from "../../shop/brand/brand.tsx";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { menuQuery, useMenu } from "../../shop/menu/menu-query.ts";
import { useChosenBranchId } from "../../shop/location/chosen-branch.ts";
import { useServerSide } from "../../platform/server-side.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { chosenCategory } from "./static/menu-choice.ts";
import { menuPlan } from "./menu-model.ts";
import { MenuSections } from "./menu-sections.tsx";
import { MenuSkeleton } from "./menu-skeleton.tsx";

/** The menu as React draws it: on the server for everybody, in the browser where it must differ from that. */
export function DrawnMenu({ onDrawn }: { onDrawn(): void }) {
  const t = useT();
  const errorText = useErrorText();
  const served = useServerSide().menu;
  const { menu, error } = useMenu();
  const nearestBranchId = useChosenBranchId();
  const drawn = served ?? menu;
  const { views } = useBrand().merchant;
  const plan = useMemo(
    () => drawn && menuPlan(drawn, views, nearestBranchId),
    [drawn, views, nearestBranchId],
  );
  const onSections = useEffectEvent(onDrawn);
  useEffect(() => {
    if (plan && plan.groups.length > 0) onSections();
  }, [plan]);
  if (plan) return <MenuSections plan={plan} chosenId={chosenCategory()} />;
  if (!error) return <MenuSkeleton />;
  return (
    <ErrorState
      title={t("error.load")}
      text={errorText(error)}
      action={{ label: t("action.retry"), onPress: () => void menuQuery.load() }}
    />
  );
}
