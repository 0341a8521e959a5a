import { Camera, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useT } from "../../../platform/i18n.tsx";
import { toast } from "../../../ui/toast.tsx";
import { shrinkPhoto } from "./shrink-photo.ts";

interface PhotoFieldProps {
  /** Chosen photo. Null if there is none. */
  photo: Blob | null;
  isBusy?: boolean;
  onChange(photo: Blob | null): void;
}

/** Renders a button that opens the camera or the gallery, and the chosen photo. */
export function PhotoField({ photo, isBusy = false, onChange }: PhotoFieldProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const url = useObjectUrl(photo);

  async function readPhoto(file: File | undefined): Promise<void> {
    if (!file) return;
    try {
      onChange(await shrinkPhoto(file));
    } catch {
      void toast({ text: t("user.photoUnreadable"), tone: "bad" });
    }
  }

  return (
    <div className="flex items-center gap-3">
      {url && (
        <span className="relative">
          <img src={url} alt={t("claim.photo")} className="size-20 rounded-[14px] object-cover" />
          <button
            type="button"
            aria-label={t("claim.photoRemove")}
            className="touch absolute -end-2 -top-2 grid size-7 place-items-center rounded-full bg-ink text-on-ink"
            onClick={() => onChange(null)}
          >
            <X size={15} aria-hidden />
          </button>
        </span>
      )}
      {!url && (
        <button
          type="button"
          aria-busy={isBusy || undefined}
          className="inline-flex min-h-11 items-center gap-2 rounded-control bg-sunken px-4 text-small font-bold"
          onClick={() => input.current?.click()}
        >
          <Camera size={18} aria-hidden className="shrink-0" />
          {t("claim.photoAdd")}
        </button>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={t("claim.photoAdd")}
        className="hidden"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          void readPhoto(file);
        }}
      />
    </div>
  );
}

/** Returns a URL of the blob while the component is mounted. Null without a blob. */
function useObjectUrl(blob: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return setUrl(null);
    const created = URL.createObjectURL(blob);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [blob]);
  return url;
}
