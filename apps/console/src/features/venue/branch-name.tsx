import { useBranches } from "../../parts/branches/use-branches.ts";
import { useTranslate } from "../../platform/use-language.tsx";

/** Name of the branch that a row belongs to, or a label for all branches. */
export function BranchName({ branchId }: { branchId: string | null }) {
  const t = useTranslate();
  const { nameOf } = useBranches();
  return branchId === null ? t("branch.all") : nameOf(branchId) || "—";
}
