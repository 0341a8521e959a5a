import type { BranchToChoose } from "@dasturxon/domain/zone-branch";
import { NativeSelect } from "@mantine/core";
import { useT } from "../../../../platform/use-language.tsx";

/**
 * Branches to choose from, and the function that is called with the chosen branch of a zone. `line` is the zone's
 * position in the file.
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
  const t = useT();
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
