import type { LoadedPicture } from "@dasturxon/domain/attached-pictures";
import { useEffect, useRef, useState } from "react";
import { showErrorText } from "../../../platform/show-refusal.ts";
import { useTranslate } from "../../../platform/use-language.tsx";
import type { AttachedPictureFile } from "./attached-file.ts";
import { uploadPicture } from "./take-picture.ts";

type PictureUploads = ReadonlyMap<string, LoadedPicture>;
const MAX_PARALLEL_UPLOADS = 2;

/** Uploads the pictures of a plan, two at a time. Remembers the uploaded ones, so that a retry sends only the rest. */
export function useUploadedPictures(files: readonly AttachedPictureFile[]) {
  const t = useTranslate();
  const [taken, setTaken] = useState<PictureUploads>(() => new Map());
  const [progress, setProgress] = useState<{ done: number; count: number } | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  /** Uploads pictures. Returns null if some could not be uploaded. In that case the user has been notified. */
  async function uploadWantedPictures(wanted: readonly string[]): Promise<PictureUploads | null> {
    const now = new Map(taken);
    const left = [...wanted];
    let isStopped = false;
    const count = wanted.length;
    setProgress(count > 0 ? { done: 0, count } : null);
    async function uploadRemaining() {
      for (let source = left.shift(); source !== undefined; source = left.shift()) {
        const one = await uploadPicture(source, files);
        if (isGone.current || "refusal" in one) isStopped = true;
        else now.set(source, one);
        if (isStopped) return;
        setProgress((shown) => shown && { ...shown, done: shown.done + 1 });
      }
    }
    await Promise.all(Array.from({ length: MAX_PARALLEL_UPLOADS }, uploadRemaining));
    if (isGone.current) return null;
    setTaken(now);
    setProgress(null);
    if (!isStopped) return now;
    showErrorText(t("menuSheet.waiting", { count: wanted.filter((source) => !now.has(source)).length }));
    return null;
  }
  return { taken, progress, take: uploadWantedPictures };
}
