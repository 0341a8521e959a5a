import { useIsMessage, useT } from "../../platform/i18n.tsx";

/** Labels that say what is in it rather than that it is worth a look: told in words, never on the picture. */
const DIETS = new Set(["HALAL", "VEGETARIAN"]);

export const dietsIn = (labels: readonly string[]) => labels.filter((label) => DIETS.has(label));
export const badgesIn = (labels: readonly string[]) => labels.filter((label) => !DIETS.has(label));

/** `const labelName = useLabelName(); labelName("HALAL")`: the brand's own labels are told as it wrote them. */
export function useLabelName(): (label: string) => string {
  const t = useT();
  const isMessage = useIsMessage();
  return (label) => {
    const id = `label.${label.toLowerCase()}`;
    return isMessage(id) ? t(id) : label.charAt(0) + label.slice(1).toLowerCase().replaceAll("_", " ");
  };
}
