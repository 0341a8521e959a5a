import type { RefusalBody } from "@dasturxon/contract/refusals";
import { notifications } from "@mantine/notifications";
import type { ConsoleLanguage } from "./language.ts";

/** Shows a refusal in the console's language [ER-1] as a notification that closes after 4,500 ms [SH-5]. */
export function showRefusal(refusal: RefusalBody<string>, language: ConsoleLanguage): void {
  showErrorText(refusal.description[language]);
}

/** Shows a translated text as a red notification that closes after 4,500 ms. */
export function showErrorText(message: string): void {
  notifications.show({ message, color: "red", autoClose: 4500 });
}

/** Shows a notification that stays until it is clicked, for events that staff may miss. */
export function showLastingNotification(message: string): void {
  const id = notifications.show({
    message,
    color: "red",
    autoClose: false,
    onClick: () => notifications.hide(id),
  });
}
