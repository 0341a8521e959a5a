import type { BoardOrder } from "@dasturxon/contract";
import { Select } from "@mantine/core";
import { Store } from "lucide-react";
import { useT } from "../../platform/use-language.tsx";
import { isRinging } from "./columns.ts";
import { useBranchFilter } from "./use-branch-filter.ts";

/** Which branch this device looks at; the others' unanswered orders are counted beside their names. */
export function BranchFilter({ orders }: { orders: BoardOrder[] }) {
  const t = useT();
  const { branches, branchId, setBranchId } = useBranchFilter();
  if (branches.length < 2) return null;
  const waiting = (id: string) => {
    const count = orders.filter((order) => order.branchId === id && isRinging(order)).length;
    return count > 0 ? ` (${count})` : "";
  };
  return (
    <Select
      className="branch-filter"
      size="md"
      allowDeselect={false}
      leftSection={<Store size={18} aria-hidden />}
      aria-label={t("board.branch")}
      value={branchId ?? "all"}
      onChange={(value) => setBranchId(value === "all" ? null : value)}
      comboboxProps={{
        portalProps: { target: "#console-main" },
        width: "max-content",
        position: "bottom-start",
      }}
      data={[
        { value: "all", label: t("board.all-branches") },
        ...branches.map(({ id, name }) => ({ value: id, label: name + waiting(id) })),
      ]}
    />
  );
}
