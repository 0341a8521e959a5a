import type { StopListItem } from "@dasturxon/contract";
import { Container, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useBranchFilter } from "../../parts/branches/use-branch-filter.ts";
import type { StopDurationChoice } from "../../parts/stops/stop-product.ts";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { EmptyListNote } from "../../ui/empty-note.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import { UndoBar } from "../../ui/undo-bar.tsx";
import { StopDialog } from "./stop-dialog.tsx";
import { StopListGroupHeader } from "./stop-group-head.tsx";
import {
  isOnSale,
  type StopFilter,
  type StopGroup,
  groupStopList,
  listSaleStopsOfBranch,
} from "./stop-groups.ts";
import { StopListRow } from "./stop-list-row.tsx";
import { StopListFilters } from "./stop-tools.tsx";
import { useStopList, useUndoableStops } from "./use-stop-list.ts";

/**
 * Maximum number of products that the stop list renders. Others can be found with the search or the category filter.
 */
const MAX_STOP_LIST_ROWS = 400;

interface SaleStopTarget {
  title: string;
  productIds: string[];
  /** Number of products of the category that were already stopped. */
  kept: number;
}

/** Stop list: products by category, in the branch of this device or in all branches, with the end of each stop. */
export function StopListPage() {
  const t = useTranslate();
  const text = useLocalizeText();
  const list = useStopList();
  const { branches, branchId, setBranchId } = useBranchFilter();
  const [kept, setKept] = useState({ search: "", categoryId: null as string | null, isStopped: false });
  const [target, setTarget] = useState<SaleStopTarget | null>(null);
  const { last, change, undo } = useUndoableStops();
  const filter: StopFilter = { ...kept, branchId, branchCount: branches.length };
  const all = list.data ?? [];
  const groups = groupStopList(all, filter);
  const categories = new Map(all.map(({ categoryId, categoryName }) => [categoryId, text(categoryName)]));
  const branch = branches.find(({ id }) => id === branchId)?.name ?? t("branch.all");
  const place = branches.length > 1 ? branch : "";
  const appendBranchName = (said: string) => [said, place].filter(Boolean).join(" · ");
  const stopProducts = async (choice: StopDurationChoice) => {
    if (!target) return;
    setTarget(null);
    const said = appendBranchName(t("stop.done", { name: target.title }));
    await change(target.productIds, choice, { branchId, text: said });
  };
  const resumeProducts = (productIds: string[], name: string) =>
    change(productIds, null, { branchId, text: appendBranchName(t("stop.started", { name })) });
  const itemCount = groups.reduce((count, { items }) => count + items.length, 0);
  return (
    <Container size="md" h="100%" style={{ overflowY: "auto" }} py="md">
      <Stack>
        <StopListFilters
          filter={filter}
          stopped={all.filter((item) => listSaleStopsOfBranch(item, branchId).length > 0).length}
          categories={Array.from(categories, ([id, name]) => ({ id, name }))}
          onChange={({ branchId: chosen, ...more }) => {
            if (chosen !== undefined) setBranchId(chosen);
            setKept({ ...kept, ...more });
          }}
        />
        <QueryStateView query={list} failed={t("stop.failed")} area="list" />
        {list.data && groups.length === 0 && (
          <EmptyListNote>
            {t(kept.isStopped && kept.search === "" ? "stop.nothing-stopped" : "stop.nothing-found")}
          </EmptyListNote>
        )}
        {limitShownItems(MAX_STOP_LIST_ROWS, groups).map(({ group, shown }) => {
          const name = text(group.name);
          const formatManyText = (count: number) => t("stop.many", { name, count });
          return (
            <section key={group.id} aria-label={name}>
              <StopListGroupHeader
                group={group}
                isWhole={kept.search === ""}
                onStop={() =>
                  setTarget({
                    title: formatManyText(group.sold.length),
                    productIds: group.sold,
                    kept: group.items.length - group.sold.length,
                  })
                }
                onStart={() => resumeProducts(group.stopped, formatManyText(group.stopped.length))}
              />
              <div role="list">
                {shown.map((item) => (
                  <StopListRow
                    key={item.id}
                    item={item}
                    stops={listSaleStopsOfBranch(item, branchId)}
                    isSold={isOnSale(item, filter)}
                    onStop={() => setTarget({ title: text(item.name), productIds: [item.id], kept: 0 })}
                    onStart={() => resumeProducts([item.id], text(item.name))}
                  />
                ))}
              </div>
            </section>
          );
        })}
        {itemCount > MAX_STOP_LIST_ROWS && (
          <Text c="dimmed">{t("stop.narrow", { count: MAX_STOP_LIST_ROWS })}</Text>
        )}
      </Stack>
      <StopDialog
        title={target?.title ?? null}
        note={[place, target?.kept ? t("stop.kept", { count: target.kept }) : ""].filter(Boolean).join(" · ")}
        onChoose={(choice) => void stopProducts(choice)}
        onClose={() => setTarget(null)}
      />
      <div className="held" role="status">
        {last && (
          <UndoBar key={last.dueAt} dueAt={last.dueAt} onUndo={() => void undo()}>
            {last.text}
          </UndoBar>
        )}
      </div>
    </Container>
  );
}

/** Limits the groups of the stop list to `most` products in total. */
function limitShownItems(most: number, groups: StopGroup[]): { group: StopGroup; shown: StopListItem[] }[] {
  return groups.map((group, at) => {
    const before = groups.slice(0, at).reduce((count, { items }) => count + items.length, 0);
    return { group, shown: group.items.slice(0, Math.max(0, most - before)) };
  });
}
