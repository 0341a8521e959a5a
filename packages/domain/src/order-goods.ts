import type { ProductState } from "./availability.ts";
import { checkModifications, MAX_CHOICE_COUNT } from "./modifiers.ts";
import type { ChosenModification, ModificationGroup, ModifierChoiceProblem } from "./modifiers.ts";
import type { OrderRefusal } from "./order-refusal.ts";
import { checkStock, listStockReductions } from "./stock.ts";
import type { StockByProduct, StockProblem } from "./stock.ts";

/** State of a product's sale. `unknown`: the product does not exist. */
export type ProductSaleState = ProductState | { state: "unknown" };

export type OrderedLine = {
  productId: string;
  count: number;
  state: ProductSaleState;
  modificationGroups?: readonly ModificationGroup[] | undefined;
  chosen?: readonly ChosenModification[] | undefined;
  /** Minimum count of the product. Default: 1. */
  minCount?: number | undefined;
  /** Selected products of a set, each with its count in one set. */
  parts?: readonly { productId: string; count: number; state: ProductSaleState }[] | undefined;
};

/** Problems of an order's products. Each kind is in the order of the lines. */
export type GoodsProblems = {
  absent: { index: number; productId: string; state: ProductSaleState }[];
  absentParts: { productId: string; partId: string; state: ProductSaleState }[];
  short: StockProblem[];
  /** Products sold by weight whose quantity in the order is below the minimum. */
  tooLittle: { productId: string; minimum: number }[];
  wrongChoices: { line: OrderedLine; index: number; problems: ModifierChoiceProblem[] }[];
};

/** Finds products and parts that are not available, insufficient stock, and invalid choices. [MN-5..7] */
export function findGoodsProblems(lines: readonly OrderedLine[], stock: StockByProduct): GoodsProblems {
  return {
    absent: lines.flatMap(({ productId, state }, index) =>
      state.state === "available" ? [] : [{ index, productId, state }],
    ),
    absentParts: lines.flatMap(({ productId, parts = [] }) =>
      parts
        .filter((part) => part.state.state !== "available")
        .map((part) => ({ productId, partId: part.productId, state: part.state })),
    ),
    short: checkStock(lines.flatMap(listStockReductions), stock),
    tooLittle: lines.flatMap(({ productId, count, minCount = 1 }) =>
      count < minCount ? [{ productId, minimum: minCount }] : [],
    ),
    wrongChoices: lines.flatMap((line, index) => {
      const problems = checkModifications(line.modificationGroups ?? [], line.chosen ?? []);
      return problems.length > 0 ? [{ line, index, problems }] : [];
    }),
  };
}

/** Refuses an order without products. [CH-9] */
export function checkBasket(lines: readonly { count: number }[]): OrderRefusal[] {
  return lines.some((line) => line.count > 0) ? [] : [{ code: "basket_empty", data: {} }];
}

/**
 * Converts problems to refusals, one per kind. Each refusal contains the name of the first product concerned. [MN-5..7]
 */
export function createGoodsRefusals(goods: GoodsProblems): OrderRefusal[] {
  return [
    ...createAbsentRefusals(goods),
    ...createAbsentPartRefusals(goods),
    ...createStockRefusals(goods),
    ...createMinimumRefusals(goods),
    ...createChoiceRefusals(goods),
  ];
}

function createAbsentRefusals({ absent }: GoodsProblems): OrderRefusal[] {
  const [first] = absent;
  if (!first) return [];
  const { productId, state } = first;
  const names = { name: productId };
  if (state.state === "off_hours") return [createNotServedRefusal(state, { productId, names })];
  const [unknown, ...others] = absent.filter((each) => each.state.state === "unknown");
  if (unknown) {
    const productIds = [unknown, ...others].map((each) => each.productId);
    return [
      { code: "product_not_found", data: { field: `cartItems.${unknown.index}.productId`, productIds } },
    ];
  }
  const until = state.state === "stopped" ? state.until : null;
  const productIds = absent.map((each) => each.productId);
  return [{ code: "product_unavailable", data: { productIds, backAt: until?.toISOString() ?? null }, names }];
}

function createAbsentPartRefusals({ absentParts }: GoodsProblems): OrderRefusal[] {
  const [first] = absentParts;
  if (!first) return [];
  const { productId, partId, state } = first;
  if (state.state === "off_hours")
    return [createNotServedRefusal(state, { productId, names: { name: partId } })];
  const productIds = absentParts.map((each) => each.productId);
  return [{ code: "part_unavailable", data: { productIds }, names: { name: productId, part: partId } }];
}

/** Returns the refusal of a product served at other hours than the requested time. */
function createNotServedRefusal(
  { from, to }: { from: string; to: string },
  { productId, names }: { productId: string; names: { name: string } },
): OrderRefusal {
  return { code: "not_served_now", data: { productIds: [productId], from, to }, names };
}

function createStockRefusals({ short }: GoodsProblems): OrderRefusal[] {
  const [first] = short;
  if (!first) return [];
  const productIds = short.map((each) => each.productId);
  const names = { name: first.productId };
  return [{ code: "not_enough_stock", data: { productIds, max: first.maximum }, names }];
}

/** Refuses counts below the minimum of products sold by weight. [MN-15] */
function createMinimumRefusals({ tooLittle }: GoodsProblems): OrderRefusal[] {
  const [first] = tooLittle;
  if (!first) return [];
  const productIds = tooLittle.map((each) => each.productId);
  return [
    {
      code: "count_too_small",
      data: { productIds, min: first.minimum },
      names: { name: first.productId },
    },
  ];
}

/**
 * Refuses invalid choices. The refusal contains the limits of a group and the name of the product; if no group's limits
 * are violated, the maximum and the name of the choice that exceeds it.
 */
function createChoiceRefusals({ wrongChoices }: GoodsProblems): OrderRefusal[] {
  const [first] = wrongChoices;
  if (!first) return [];
  const { line, index, problems } = first;
  const field = `cartItems.${index}.modifications`;
  const bounds = problems.find((problem) => "minimum" in problem);
  if (bounds) {
    const range = { min: bounds.minimum, max: bounds.maximum ?? MAX_CHOICE_COUNT };
    return [{ code: "modifications_required", data: { field, ...range }, names: { name: line.productId } }];
  }
  const choices = (line.modificationGroups ?? []).flatMap((group) => group.modifications);
  const tooMany = choices.find(({ id }) =>
    problems.some((each) => each.problem === "bad_count" && each.modificationId === id),
  );
  const range = { min: 0, max: tooMany?.maxCount ?? MAX_CHOICE_COUNT };
  const names = { name: tooMany?.id ?? line.productId };
  return [{ code: "modifications_required", data: { field, ...range }, names }];
}
