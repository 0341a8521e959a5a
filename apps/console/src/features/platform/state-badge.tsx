import type { ListedBrand } from "@dasturxon/contract";
import { Badge } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";

const brandStateColors = { OPEN: "teal", BLOCKED: "red", REMOVED: "gray" } as const;

/** Whether guests can order from the brand. */
export function BrandStateBadge({ state }: Pick<ListedBrand, "state">) {
  const t = useTranslate();
  return (
    <Badge color={brandStateColors[state]} variant="light" size="lg">
      {t(`platform.state.${state}`)}
    </Badge>
  );
}
