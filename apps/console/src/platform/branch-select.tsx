import { NativeSelect } from "@mantine/core";
import { useBranches } from "./use-branches.ts";
import { useT } from "./use-language.tsx";

/** One branch or all of them; nothing where the brand has one only. */
export function BranchSelect({
  value,
  onChange,
}: {
  value: string | null;
  onChange: (id: string | null) => void;
}) {
  const t = useT();
  const { branches } = useBranches();
  if (branches.length < 2) return null;
  return (
    <NativeSelect
      size="md"
      maw={360}
      aria-label={t("branch.choose")}
      value={value ?? ""}
      onChange={(event) => onChange(event.currentTarget.value || null)}
      data={[
        { value: "", label: t("branch.all") },
        ...branches.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
