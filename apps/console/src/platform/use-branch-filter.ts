import { useLocalStorage } from "@mantine/hooks";
import { useStaff } from "./session.tsx";
import { useBranches } from "./use-branches.ts";

/**
 * The brand's branches, and the one that this device looks at; null: all. One that is gone, or that nobody could name
 * because the branches could not be read, counts as all: what hides orders can be seen.
 */
export function useBranchFilter() {
  const { merchant } = useStaff();
  const { branches } = useBranches();
  const [kept, setKept] = useLocalStorage<string | null>({
    key: `dasturxon.console.branch.${merchant.id}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const isKnown = branches.length > 1 && branches.some(({ id }) => id === kept);
  return { branches, branchId: isKnown ? kept : null, setBranchId: setKept };
}
