import { api } from "../platform/api.ts";
import { useBusy } from "../platform/use-busy.ts";
import { useLanguage, useT } from "../platform/use-language.tsx";
import { shrinkPicture } from "./shrink-picture.ts";

const UNREAD = new Set<string>(["unsupported_type", "payload_too_large"]);

/** Sends a picture of the device, small enough; its key is told once it is there, or why it is not taken. */
export function useSendPicture(onSent: (key: string) => void, onRefused: (says: string) => void) {
  const t = useT();
  const { language } = useLanguage();
  const { isBusy, run } = useBusy();
  async function send(file: Blob) {
    const body = await shrinkPicture(file);
    const [refusal, sent] = await api.call("POST /console/v1/pictures", { body });
    if (!refusal) onSent(sent.key);
    // Of no kind that is a picture, or of one that only some devices read: what this one read is small enough by now.
    else if (UNREAD.has(refusal.code)) onRefused(t("picture.unfit"));
    else onRefused(refusal.description[language]);
  }
  return { isBusy, send: (file: Blob) => run(() => send(file)) };
}
