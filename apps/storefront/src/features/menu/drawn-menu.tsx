import { useEffect, useEffectEvent, useMemo } from "react";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { loadMenu, useMenu } from "../../platform/menu-store.ts";
import { usePlace } from "../../platform/place.ts";
import { useServerSide } from "../../platform/server-side.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { menuSections } from "./menu-model.ts";
import { MenuSections } from "./menu-sections.tsx";
import { MenuSkeleton } from "./menu-skeleton.tsx";

/** The menu as React draws it: on the server for everybody, in the browser where it must differ from that. */
export function DrawnMenu({ onDrawn }: { onDrawn(): void }) {
  const t = useT();
  const errorText = useErrorText();
  const served = useServerSide().menu;
  const { menu, error } = useMenu();
  const { nearestBranchId } = usePlace();
  const drawn = served ?? menu;
  const sections = useMemo(
    () => (drawn ? menuSections(drawn, nearestBranchId) : []),
    [drawn, nearestBranchId],
  );
  const onSections = useEffectEvent(onDrawn);
  useEffect(() => {
    if (sections.length > 0) onSections();
  }, [sections]);
  if (drawn) return <MenuSections sections={sections} />;
  if (!error) return <MenuSkeleton />;
  return (
    <ErrorState
      title={t("error.load")}
      text={errorText(error)}
      action={{ label: t("action.retry"), onPress: () => void loadMenu() }}
    />
  );
}
