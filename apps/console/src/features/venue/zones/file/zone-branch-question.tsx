import { NativeSelect } from "@mantine/core";
import { useTranslate } from "../../../../platform/use-language.tsx";

interface Props {
  /** Number of zones whose branch is not known from the file. */
  count: number;
  branches: readonly { id: string; name: string }[];
  branchId: string | null;
  onChange: (branchId: string | null) => void;
}

/** Asks for one branch for all zones whose branch is not known from the file. */
export function BranchOfZonesQuestion({ count, branches, branchId, onChange }: Props) {
  const t = useTranslate();
  return (
    <NativeSelect
      size="md"
      label={t("zones.file.branch")}
      description={t("zones.file.branch.hint", { count })}
      value={branchId ?? ""}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    >
      <option value="">{t("zones.file.branch.none")}</option>
      {branches.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
