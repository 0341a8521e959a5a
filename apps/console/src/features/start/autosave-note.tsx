import { Button, Text } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import type { AutosaveState } from "./draft-autosave.ts";

/** Shows where the draft is stored. If the permit has expired, offers to verify the phone again. */
export function AutosaveNote({ keeping, onAgain }: { keeping: AutosaveState; onAgain: () => void }) {
  const t = useTranslate();
  return (
    <div>
      <Text c="dimmed" size="sm" role="status" mih={44}>
        {keeping === "kept" && t("start.kept")}
        {keeping === "device" && t("start.kept.device")}
        {keeping === "over" && t("start.kept.over")}
      </Text>
      {keeping === "over" && (
        <Button variant="default" size="md" mt="xs" onClick={onAgain}>
          {t("start.again")}
        </Button>
      )}
    </div>
  );
}
