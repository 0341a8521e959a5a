import type { Refusal } from "@dasturxon/contract/refusals";
import { notifications } from "@mantine/notifications";
import type { ConsoleLanguage } from "./language.ts";

/** Shows a refusal in the language of the console [ER-1], for the 4,500 ms that notices stay [SH-5]. */
export function showRefusal(refusal: Refusal<string>, language: ConsoleLanguage): void {
  showText(refusal.description[language]);
}

/** The same of what the console says in words of its own. */
export function showText(message: string): void {
  notifications.show({ message, color: "red", autoClose: 4500 });
}
