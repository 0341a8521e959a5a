import { useLocalStorage } from "@mantine/hooks";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useBranches } from "./use-branches.ts";

/**
 * Returns the brand's branches, and the branch selected on this device. Null: all branches, also if the selected branch
 * was deleted or the branches could not be loaded, because a filter that the user cannot see would hide orders.
 */
export function useBranchFilter() {
  const { merchant } = useSignedInStaff();
  const { branches } = useBranches();
  const [kept, setKept] = useLocalStorage<string | null>({
    key: `dasturxon.console.branch.${merchant.id}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const isKnown = branches.length > 1 && branches.some(({ id }) => id === kept);
  return { branches, branchId: isKnown ? kept : null, setBranchId: setKept };
}
