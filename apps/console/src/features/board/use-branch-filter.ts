import { useLocalStorage } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { api, orThrow } from "../../platform/api.ts";
import { useStaff } from "../../platform/session.tsx";

/** The brand's branches, and the one that this device looks at; null: all. A branch that is gone counts as all. */
export function useBranchFilter() {
  const { merchant } = useStaff();
  const [kept, setKept] = useLocalStorage<string | null>({
    key: `dasturxon.console.branch.${merchant.id}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const { data: branches } = useQuery({
    queryKey: ["branches"],
    queryFn: async () => (await orThrow(api.call("GET /console/v1/branches"))) ?? [],
    staleTime: 300_000,
  });
  const isKnown = branches === undefined || branches.some(({ id }) => id === kept);
  return { branches: branches ?? [], branchId: isKnown ? kept : null, setBranchId: setKept };
}
