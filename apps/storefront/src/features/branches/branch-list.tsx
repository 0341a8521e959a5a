import { Store } from "lucide-react";
import { branchesQuery } from "../../shop/location/branches.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { BranchRow } from "./branch-row.tsx";
import type { PickerBranchChoice } from "./use-branch-choice.ts";

/** Renders the list of branches with its loading, error and empty states [BN-2]. */
export function BranchList({ choice, onOpen }: { choice: PickerBranchChoice; onOpen(id: string): void }) {
  const t = useT();
  const errorText = useErrorText();
  const { listed, chosen, isLoading, error } = choice;
  if (error) {
    const action = { label: t("action.retry"), onPress: () => void branchesQuery.load() };
    return <ErrorState title={t("error.load")} text={errorText(error)} action={action} />;
  }
  if (isLoading) {
    return (
      <div role="status" aria-label={t("state.loading")} className="grid gap-3">
        {[1, 2, 3].map((each) => (
          <Skeleton key={each} className="h-28 rounded-card" />
        ))}
      </div>
    );
  }
  if (listed.length === 0) {
    return (
      <EmptyState
        icon={<Store size={32} aria-hidden />}
        title={t("branch.nothing")}
        text={t("branch.nothingHint")}
      />
    );
  }
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {listed.map((each) => (
        <li key={each.branch.id}>
          <BranchRow
            {...each}
            isChosen={each.branch.id === chosen?.id}
            onOpen={() => onOpen(each.branch.id)}
          />
        </li>
      ))}
    </ul>
  );
}
