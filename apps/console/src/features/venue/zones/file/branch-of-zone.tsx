import type { BranchToChoose } from "@dasturxon/domain/zone-branch";
import { NativeSelect } from "@mantine/core";
import { useTranslate } from "../../../../platform/use-language.tsx";

/**
 * Branches that a zone can be assigned to, and a function that is called with the selected branch. `line` is the
 * position of the zone in the imported file.
 */
export interface BranchChoice {
  branches: readonly { id: string; name: string }[];
  onChoose: (line: number, branchId: string) => void;
}

interface Props extends BranchChoice {
  zone: { line: number; name: string; choice: BranchToChoose };
}

/** Select of the branch for one zone. Shown if the file does not determine the branch. */
export function ZoneBranchSelect({ zone: { line, name, choice }, branches, onChoose }: Props) {
  const t = useTranslate();
  return (
    <NativeSelect
      size="md"
      mt={4}
      aria-label={t("zones.file.branch.of", { name })}
      description={choice.said === null ? undefined : t("zones.file.branch.said", { branch: choice.said })}
      value={choice.branchId ?? ""}
      onChange={(event) => onChoose(line, event.currentTarget.value)}
    >
      {choice.branchId === null && <option value="">{t("zones.file.branch.none")}</option>}
      {branches.map((branch) => (
        <option key={branch.id} value={branch.id}>
          {branch.name}
        </option>
      ))}
    </NativeSelect>
  );
}
