import { Button } from "@mantine/core";
import { Smartphone } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "../../platform/use-language.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { StorePreviewFrame } from "../../ui/store-frame.tsx";
import type { StartDraft } from "./draft.ts";
import { useStartPreview } from "./use-start-preview.ts";

interface Props {
  draft: StartDraft;
  /** Whether the server has all fields of the draft that it accepts. */
  isHeard: boolean;
}

/** Preview of the store from the draft. It is private, and orders are disabled. */
export function StartPreview({ draft, isHeard }: Props) {
  const t = useTranslate();
  const preview = useStartPreview(draft, isHeard);
  return (
    <StorePreviewFrame {...preview} refused={t("start.preview.refused")} means={t("start.preview.means")} />
  );
}

/** Button that opens the preview, for screens without room beside the form. */
export function StartPreviewButton(props: Props) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="md"
        leftSection={<Smartphone size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t("settings.preview.open")}
      </Button>
      <Dialog title={t("settings.preview")} isOpen={isOpen} onClose={() => setOpen(false)}>
        <StartPreview {...props} />
      </Dialog>
    </>
  );
}
