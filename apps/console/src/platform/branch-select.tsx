import { NativeSelect } from "@mantine/core";
import { useBranches } from "./use-branches.ts";
import { useT } from "./use-language.tsx";

interface Props {
  value: string | null;
  onChange: (id: string | null) => void;
  /** How much waits in a branch: stands beside its name. */
  waitingIn?: (id: string) => number;
  /** One has to be chosen: what is asked for holds in no two of them at once. */
  isOneOnly?: boolean;
}

/** One branch or all of them; nothing where the brand has one only. */
export function BranchSelect({ value, onChange, waitingIn, isOneOnly = false }: Props) {
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
        ...(isOneOnly ? [] : [{ value: "", label: t("branch.all") }]),
        ...branches.map(({ id, name }) => {
          const waiting = waitingIn?.(id) ?? 0;
          return { value: id, label: waiting > 0 ? `${name} (${waiting})` : name };
        }),
      ]}
    />
  );
}
