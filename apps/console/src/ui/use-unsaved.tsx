import { Button, Group, Text } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import { useBlocker } from "react-router";
import { useTranslate } from "../platform/use-language.tsx";
import { Dialog } from "./dialog.tsx";

/**
 * Asks for confirmation before the user leaves a form with unsaved changes: by closing the form, opening another page
 * or closing the tab. Opening another page is allowed while the changes are being saved. Closing the tab is not, because
 * it would abort the save.
 */
export function useUnsavedGuard(
  isDirty: boolean,
  { isBusy = false, onClose }: { isBusy?: boolean; onClose: () => void },
): { leave: () => void; question: ReactNode } {
  const t = useTranslate();
  const [isLeaving, setLeaving] = useState(false);
  const blocker = useBlocker(isDirty && !isBusy);
  useEffect(() => {
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    if (isDirty) window.addEventListener("beforeunload", preventUnload);
    return () => window.removeEventListener("beforeunload", preventUnload);
  }, [isDirty]);
  const cancelLeaving = () => {
    setLeaving(false);
    if (blocker.state === "blocked") blocker.reset();
  };
  const question = (
    <Dialog
      title={t("resource.unsaved")}
      isOpen={isLeaving || blocker.state === "blocked"}
      onClose={cancelLeaving}
    >
      <Text mb="md">{t("resource.unsaved-means")}</Text>
      <Group justify="flex-end">
        <Button variant="default" size="md" onClick={cancelLeaving}>
          {t("resource.stay")}
        </Button>
        <Button
          color="red"
          size="md"
          onClick={() => (blocker.state === "blocked" ? blocker.proceed() : onClose())}
        >
          {t("resource.leave")}
        </Button>
      </Group>
    </Dialog>
  );
  return { leave: () => (isDirty ? setLeaving(true) : onClose()), question };
}
