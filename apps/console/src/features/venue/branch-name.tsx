import { useBranches } from "../../platform/use-branches.ts";
import { useT } from "../../platform/use-language.tsx";

/** The branch that a row belongs to, or that it belongs to all of them. */
export function BranchName({ branchId }: { branchId: string | null }) {
  const t = useT();
  const { nameOf } = useBranches();
  return branchId === null ? t("branch.all") : nameOf(branchId) || "—";
}
