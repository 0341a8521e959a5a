import type { PicturePlan } from "@dasturxon/domain/plan-import";
import { Alert, Text } from "@mantine/core";
import { useTranslate } from "../../../platform/use-language.tsx";

/** Maximum number of file names that a note lists. */
const MAX_SHOWN_NAMES = 20;
const formatShortList = (names: readonly string[]) =>
  names.slice(0, MAX_SHOWN_NAMES).join(", ") +
  (names.length > MAX_SHOWN_NAMES ? ` +${names.length - MAX_SHOWN_NAMES}` : "");

/** Explains how the pictures that were provided with a table are used. */
export function PictureNotes({ wanted, unfit, ambiguous }: PicturePlan) {
  const t = useTranslate();
  return (
    <>
      {wanted.length > 0 && <Text>{t("menuSheet.wanted", { count: wanted.length })}</Text>}
      {ambiguous.length > 0 && (
        <Alert color="yellow">{t("menuSheet.ambiguous", { names: formatShortList(ambiguous) })}</Alert>
      )}
      {unfit.length > 0 && (
        <Alert color="yellow">{t("menuSheet.unfit", { names: formatShortList(unfit) })}</Alert>
      )}
    </>
  );
}
