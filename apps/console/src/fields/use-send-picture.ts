import { api } from "../platform/api.ts";
import { useBusy } from "../platform/use-busy.ts";
import { useLanguage, useTranslate } from "../platform/use-language.tsx";
import { shrinkPicture } from "./shrink-picture.ts";

const UNREADABLE_PICTURE_CODES = new Set<string>(["unsupported_type", "payload_too_large"]);

/** Uploads an image, resized to the server's limits. Calls `onSent` with its key, or `onRefused` with an error text. */
export function useSendPicture(onSent: (key: string) => void, onRefused: (says: string) => void) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { isBusy, run } = useBusy();
  async function sendPicture(file: Blob) {
    const body = await shrinkPicture(file);
    const [refusal, sent] = await api.call("POST /console/v1/pictures", { body });
    if (!refusal) onSent(sent.key);
    // The file is not an image, or the format is not supported by this device. The size cannot be the reason: decoded
    // images are resized.
    else if (UNREADABLE_PICTURE_CODES.has(refusal.code)) onRefused(t("picture.unfit"));
    else onRefused(refusal.description[language]);
  }
  return { isBusy, send: (file: Blob) => run(() => sendPicture(file)) };
}
