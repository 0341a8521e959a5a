import { Button, Group } from "@mantine/core";
import { Bell } from "lucide-react";
import { BranchSelect } from "../../parts/branches/branch-select.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { useLiveBoardState } from "./live-board.tsx";
import { useBranchFilter } from "../../parts/branches/use-branch-filter.ts";

/** Selects the branch that this device shows and rings for. Shows how many orders wait in the other branches. */
export function BranchFilter() {
  const t = useTranslate();
  const { branches, branchId, setBranchId } = useBranchFilter();
  const { elsewhere, waiting } = useLiveBoardState();
  const countWaitingInBranch = (id: string) => waiting.filter((order) => order.branchId === id).length;
  if (branches.length < 2) return null;
  return (
    <Group className="branch-filter" gap="xs" wrap="nowrap">
      <BranchSelect value={branchId} onChange={setBranchId} waitingIn={countWaitingInBranch} />
      {elsewhere > 0 && (
        <Button
          variant="light"
          color="red"
          size="md"
          px="sm"
          style={{ flexShrink: 0 }}
          leftSection={<Bell size={18} aria-hidden />}
          onClick={() => setBranchId(null)}
        >
          {t("board.elsewhere", { count: elsewhere })}
        </Button>
      )}
    </Group>
  );
}
