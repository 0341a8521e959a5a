import { useLocalStorage } from "@mantine/hooks";
import { useStaff } from "../../platform/session.tsx";
import { useBranches } from "../../platform/use-branches.ts";

/** The brand's branches, and the one that this device looks at; null: all. A branch that is gone counts as all. */
export function useBranchFilter() {
  const { merchant } = useStaff();
  const { branches } = useBranches();
  const [kept, setKept] = useLocalStorage<string | null>({
    key: `dasturxon.console.branch.${merchant.id}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const isKnown = branches.length === 0 || branches.some(({ id }) => id === kept);
  return { branches, branchId: isKnown ? kept : null, setBranchId: setKept };
}
