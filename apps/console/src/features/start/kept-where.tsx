import { Button, Text } from "@mantine/core";
import { useT } from "../../platform/use-language.tsx";
import type { Keeping } from "./keep-draft.ts";

/** Where what was told is kept: on the platform, or on this device alone; and what to do when the permit ended. */
export function KeptWhere({ keeping, onAgain }: { keeping: Keeping; onAgain: () => void }) {
  const t = useT();
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
