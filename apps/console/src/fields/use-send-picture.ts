import { api } from "../platform/api.ts";
import { showRefusal } from "../platform/show-refusal.ts";
import { useBusy } from "../platform/use-busy.ts";
import { useLanguage } from "../platform/use-language.tsx";
import { shrinkPicture } from "./shrink-picture.ts";

/** Sends a picture of the device, small enough; its key is told once it is there. */
export function useSendPicture(onSent: (key: string) => void) {
  const { language } = useLanguage();
  const { isBusy, run } = useBusy();
  async function send(file: Blob) {
    const body = await shrinkPicture(file);
    const [refusal, sent] = await api.call("POST /console/v1/pictures", { body });
    if (refusal) showRefusal(refusal, language);
    else onSent(sent.key);
  }
  return { isBusy, send: (file: Blob) => run(() => send(file)) };
}
