import { Camera } from "lucide-react";
import { useRef, useState } from "react";
import { call } from "../../../platform/api.ts";
import { useErrorText } from "../../../platform/error-text.ts";
import { useT } from "../../../platform/i18n.tsx";
import { lazySheet } from "../../../platform/lazy-sheet.tsx";
import { usePanel } from "../../../platform/panel.ts";
import type { User } from "../../../platform/shapes.ts";
import { updateShownCustomer } from "../../../shop/session/customer.ts";
import { Button } from "../../../ui/button.tsx";
import { QuestionSheet } from "../../../ui/question-sheet.tsx";
import { toast } from "../../../ui/toast.tsx";
import { Avatar } from "../avatar.tsx";

const CropSheet = lazySheet(() => import("./crop-sheet.tsx").then((module) => module.CropSheet));

/** Uploads a photo cropped to a square, or removes it [US-2]. */
export function UserPhoto({ user }: { user: User }) {
  const t = useT();
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const choice = usePanel("photo");
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function readPhoto(file: File | undefined) {
    if (!file) return;
    try {
      setPicture(await createImageBitmap(file));
    } catch {
      void toast({ text: t("user.photoUnreadable"), tone: "bad" });
    }
  }

  async function uploadPhoto(photo: Blob) {
    setIsBusy(true);
    const { data, error } = await call("PUT /users/v1/users/photo", { body: photo });
    setIsBusy(false);
    if (error) return void toast({ text: errorText(error), tone: "bad" });
    updateShownCustomer(data);
    setPicture(null);
    void toast({ text: t("user.saved"), tone: "good" });
  }

  async function removePhoto() {
    setIsBusy(true);
    const { data, error } = await call("DELETE /users/v1/users/photo");
    setIsBusy(false);
    if (error) return void toast({ text: errorText(error), tone: "bad" });
    updateShownCustomer(data);
    choice.close();
  }

  const openFilePicker = () => input.current?.click();
  return (
    <section className="grid justify-items-center pt-1 pb-2">
      <button
        type="button"
        aria-label={t(user.image ? "user.photoChange" : "user.photoAdd")}
        onClick={user.image ? choice.open : openFilePicker}
        className="relative rounded-full"
      >
        <Avatar image={user.image} size={96} />
        <span className="absolute -end-1 bottom-0 grid size-9 place-items-center rounded-full border-3 border-ground bg-ink text-on-ink">
          <Camera size={17} aria-hidden />
        </span>
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="hidden"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          if (choice.isOpen) choice.close();
          void readPhoto(file);
        }}
      />
      <QuestionSheet
        isOpen={choice.isOpen}
        onClose={choice.close}
        title={t("user.photo")}
        closeLabel={t("action.close")}
        className="justify-items-center"
        answers={
          <>
            <Button size="large" onClick={openFilePicker}>
              {t("user.photoOther")}
            </Button>
            <Button look="danger" size="large" isBusy={isBusy} onClick={() => void removePhoto()}>
              {t("user.photoDelete")}
            </Button>
          </>
        }
      >
        <Avatar image={user.image} size={160} />
      </QuestionSheet>
      <CropSheet
        isOpen={picture !== null}
        picture={picture}
        isBusy={isBusy}
        onCancel={() => setPicture(null)}
        onDone={(photo) => void uploadPhoto(photo)}
      />
    </section>
  );
}
