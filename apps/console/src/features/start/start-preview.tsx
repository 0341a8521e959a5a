import { Button } from "@mantine/core";
import { Smartphone } from "lucide-react";
import { useState } from "react";
import { useT } from "../../platform/use-language.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { StoreFrame } from "../../ui/store-frame.tsx";
import type { StartDraft } from "./draft.ts";
import { useStartPreview } from "./use-start-preview.ts";

interface Props {
  draft: StartDraft;
  /** The platform knows all of the draft that it will. */
  isHeard: boolean;
}

/** The store as it would be by what was told so far; nobody else sees it, and nothing can be ordered. */
export function StartPreview({ draft, isHeard }: Props) {
  const t = useT();
  const preview = useStartPreview(draft, isHeard);
  return <StoreFrame {...preview} refused={t("start.preview.refused")} means={t("start.preview.means")} />;
}

/** The same behind a button, where it has no room beside the form. */
export function StartPreviewButton(props: Props) {
  const t = useT();
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
