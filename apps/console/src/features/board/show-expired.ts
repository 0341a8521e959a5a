import { loadLazyTexts } from "../../platform/language.ts";
import { showLastingNotification } from "../../platform/show-refusal.ts";
import type { useTranslate } from "../../platform/use-language.tsx";

/**
 * Notifies the staff that a queued change was dropped because it could not be sent for an hour. `change` is the text of
 * the change.
 */
export async function showExpiredChangeNotification(
  t: ReturnType<typeof useTranslate>,
  change: string,
): Promise<void> {
  await loadLazyTexts();
  showLastingNotification(t("held.expired", { change }));
}
