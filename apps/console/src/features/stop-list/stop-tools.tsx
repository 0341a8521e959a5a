import { Group, NativeSelect, SegmentedControl, TextInput } from "@mantine/core";
import { Search } from "lucide-react";
import { BranchSelect } from "../../parts/branches/branch-select.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import type { StopFilter } from "./stop-groups.ts";

interface Props {
  filter: StopFilter;
  /** Number of stopped products in the selected branch. */
  stopped: number;
  categories: { id: string; name: string }[];
  onChange: (change: Partial<StopFilter>) => void;
}

/** Filters of the stop list: text, branch, category, and stopped products only. */
export function StopListFilters({ filter, stopped, categories, onChange }: Props) {
  const t = useTranslate();
  return (
    <Group className="stop-tools" gap="xs">
      <TextInput
        className="stop-search"
        size="md"
        type="search"
        leftSection={<Search size={18} />}
        aria-label={t("stop.search")}
        placeholder={t("stop.search")}
        value={filter.search}
        onChange={(event) => onChange({ search: event.currentTarget.value })}
      />
      <BranchSelect value={filter.branchId} onChange={(branchId) => onChange({ branchId })} />
      <NativeSelect
        size="md"
        aria-label={t("stop.category")}
        value={filter.categoryId ?? ""}
        onChange={(event) => onChange({ categoryId: event.currentTarget.value || null })}
        data={[
          { value: "", label: t("stop.all-categories") },
          ...categories.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <SegmentedControl
        size="md"
        value={filter.isStopped ? "stopped" : "all"}
        onChange={(shown) => onChange({ isStopped: shown === "stopped" })}
        data={[
          { value: "all", label: t("stop.all") },
          { value: "stopped", label: t("stop.only-stopped", { count: stopped }) },
        ]}
        aria-label={t("stop.shown")}
      />
    </Group>
  );
}
