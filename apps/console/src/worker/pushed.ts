/** Base path of the console. Notifications open only paths below it. */
export const CONSOLE_BASE_PATH = "/console/";

/** Push message from the server (`modules/notifications/staff-push/send-staff-push.ts`). */
export interface PushPayload {
  title: string;
  text: string;
  tag: string;
  /** Path below `/console/`. */
  link: string;
  isSilent: boolean;
  lang: string;
  dir: "ltr" | "rtl";
}

/**
 * Notification that is shown if the data of a push message is invalid, because browsers revoke subscriptions whose push
 * messages show no notification.
 */
const FALLBACK_PAYLOAD: PushPayload = {
  title: "Dasturxon",
  text: "",
  tag: "console",
  link: CONSOLE_BASE_PATH,
  isSilent: false,
  lang: "uz",
  dir: "ltr",
};

const MAX_PUSH_TEXT_LENGTH = 1000;
const VIBRATION_PATTERN_MS = [400, 200, 400, 200, 800];

/** Validates the data of a push. Replaces a link outside the console with the console's first page. */
export function parsePushPayload(data: unknown): PushPayload {
  if (typeof data !== "object" || data === null) return FALLBACK_PAYLOAD;
  const { title, text, tag, link, isSilent, lang, dir } = data as Record<string, unknown>;
  if (!isValidText(title) || !isValidText(tag) || typeof text !== "string") return FALLBACK_PAYLOAD;
  return {
    title,
    text: text.slice(0, MAX_PUSH_TEXT_LENGTH),
    tag,
    link: toConsolePath(link),
    isSilent: isSilent === true,
    lang: isValidText(lang) ? lang : FALLBACK_PAYLOAD.lang,
    dir: dir === "rtl" ? "rtl" : "ltr",
  };
}

const isValidText = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= MAX_PUSH_TEXT_LENGTH;

/** Returns the link as a path below `/console/`, or the console's first page for any other value. */
export function toConsolePath(link: unknown): string {
  if (typeof link !== "string" || !link.startsWith(CONSOLE_BASE_PATH)) return CONSOLE_BASE_PATH;
  // Dots and backslashes in the path could resolve to a path outside the console.
  const base = "https://console.invalid";
  if (!URL.canParse(link, base)) return CONSOLE_BASE_PATH;
  const { origin, pathname, search } = new URL(link, base);
  return origin === base && pathname.startsWith(CONSOLE_BASE_PATH)
    ? `${pathname}${search}`
    : CONSOLE_BASE_PATH;
}

/** Options of `showNotification`, including those missing from TypeScript's types. */
interface NotificationDetails extends NotificationOptions {
  renotify: boolean;
  vibrate?: number[];
}

/** Omits vibration for a silent notification, because browsers reject the combination. */
export function toNotification({ text, tag, link, isSilent, lang, dir }: PushPayload): NotificationDetails {
  return {
    body: text,
    tag,
    lang,
    dir,
    icon: `${CONSOLE_BASE_PATH}icons/192.png`,
    badge: `${CONSOLE_BASE_PATH}icons/badge-96.png`,
    data: { link },
    renotify: !isSilent,
    requireInteraction: !isSilent,
    silent: isSilent,
    ...(isSilent ? {} : { vibrate: VIBRATION_PATTERN_MS }),
  };
}
