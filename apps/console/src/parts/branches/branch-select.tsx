import { NativeSelect } from "@mantine/core";
import { useBranches } from "./use-branches.ts";
import { useTranslate } from "../../platform/use-language.tsx";

interface Props {
  value: string | null;
  onChange: (id: string | null) => void;
  /** Returns the number of items that wait in a branch. The number is shown after the branch name. */
  waitingIn?: (id: string) => number;
  /**
   * Whether the select requires one branch and has no option for all branches. Set on pages that show the data of one
   * branch only.
   */
  isOneOnly?: boolean;
  /** Whether the field fills its grid column. Default: it is at most 360 px wide. */
  isFullWidth?: boolean;
}

/** Selects one branch or all of them. Renders nothing if the brand has only one branch. */
export function BranchSelect({ value, onChange, waitingIn, isOneOnly = false, isFullWidth = false }: Props) {
  const t = useTranslate();
  const { branches } = useBranches();
  if (branches.length < 2) return null;
  return (
    <NativeSelect
      size="md"
      {...(isFullWidth ? {} : { maw: 360 })}
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
