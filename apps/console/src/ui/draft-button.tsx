import { ActionIcon, Button } from "@mantine/core";
import { FilePen } from "lucide-react";
import { useTranslate } from "../platform/use-language.tsx";

interface Props {
  isDisabled: boolean;
  isBusy: boolean;
  onPress: () => void;
}

/** Button next to "Save" that stores the changes in a draft. Phones show only an icon. */
export function SaveDraftButton({ isDisabled, isBusy, onPress }: Props) {
  const t = useTranslate();
  return (
    <>
      <Button
        variant="light"
        size="md"
        visibleFrom="sm"
        disabled={isDisabled}
        loading={isBusy}
        onClick={onPress}
      >
        {t("drafts.save")}
      </Button>
      <ActionIcon
        variant="light"
        size={42}
        hiddenFrom="sm"
        disabled={isDisabled}
        loading={isBusy}
        aria-label={t("drafts.save")}
        title={t("drafts.save")}
        onClick={onPress}
      >
        <FilePen size={20} aria-hidden />
      </ActionIcon>
    </>
  );
}
