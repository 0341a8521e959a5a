import { branchIdFromKey } from "./branch-columns.ts";
import type { StoredMenu } from "./menu-table.ts";
import type { ColumnHeader } from "./menu-columns.ts";
import type { MenuWorkbookPlan } from "./plan-workbook.ts";
import { isLargePriceMove } from "./price-move.ts";
import type { TextByLanguage } from "./text.ts";

/** Price that an import changes by more than half: of a product, in one branch, or of a choice. */
export interface PlannedPriceMove {
  /** Id of the changed product or group of choices. */
  id: string;
  /** Names of the product, the group and the choice, if present. */
  names: readonly TextByLanguage[];
  /** Column of the price. */
  column: ColumnHeader;
  before: number;
  after: number;
}

const toPrice = (value: unknown) => (typeof value === "number" ? value : null);

/**
 * Returns the prices that an import changes by more than half. A product without a price of its own in a branch is sold
 * there at its general price. [MN-1]
 */
export function findLargePlannedMoves(plan: MenuWorkbookPlan, menu: StoredMenu): PlannedPriceMove[] {
  const products = new Map(menu.products.map((product) => [product.id, product]));
  const moves = plan.changed.flatMap(({ id, name, before, after, inside = [] }) => {
    const stored = products.get(id);
    const general = toPrice(before["costPrice"]) ?? toPrice(stored?.["costPrice"]);
    const generalAfter = toPrice(after["costPrice"]) ?? general;
    const own = Object.keys(after).flatMap((key): PlannedPriceMove[] => {
      const isInBranch = branchIdFromKey(key) !== null;
      if (key !== "costPrice" && !isInBranch) return [];
      const was = toPrice(before[key]) ?? general;
      const is = toPrice(after[key]) ?? generalAfter;
      const column = plan.columns.find((each) => each?.key === key) ?? { key, language: null };
      return was === null || is === null ? [] : [{ id, names: [name], column, before: was, after: is }];
    });
    return [...own, ...listChoiceMoves(id, [name], inside)];
  });
  const shared = plan.library.flatMap(({ id, inside }) => listChoiceMoves(id ?? "", [], inside));
  return [...moves, ...shared].filter(({ before, after }) => isLargePriceMove(before, after));
}

function listChoiceMoves(
  id: string,
  owner: readonly TextByLanguage[],
  changes: MenuWorkbookPlan["library"][number]["inside"],
): PlannedPriceMove[] {
  return changes.flatMap(({ group, choice, column, before, after }) => {
    const [was, is] = [toPrice(before), toPrice(after)];
    if (column.key !== "choicePrice" || was === null || is === null) return [];
    return [{ id, names: [...owner, group, ...(choice ? [choice] : [])], column, before: was, after: is }];
  });
}
