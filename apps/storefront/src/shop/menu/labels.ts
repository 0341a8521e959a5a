import { useIsMessageId, useT } from "../../platform/i18n.tsx";

/** Labels about the contents of a product. They are shown as text, not on the picture. */
const DIET_LABELS = new Set(["HALAL", "VEGETARIAN"]);

export const filterDietLabels = (labels: readonly string[]) =>
  labels.filter((label) => DIET_LABELS.has(label));
export const filterBadgeLabels = (labels: readonly string[]) =>
  labels.filter((label) => !DIET_LABELS.has(label));

/**
 * `const labelName = useGetLabelName(); labelName("HALAL")`: the label's translation. The brand's own labels are shown as
 * the brand wrote them.
 */
export function useGetLabelName(): (label: string) => string {
  const t = useT();
  const isMessage = useIsMessageId();
  return (label) => {
    const id = `label.${label.toLowerCase()}`;
    return isMessage(id) ? t(id) : label.charAt(0) + label.slice(1).toLowerCase().replaceAll("_", " ");
  };
}
