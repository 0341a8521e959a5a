import type { Api } from "@dasturxon/contract";
import type { InputOf } from "@dasturxon/contract/endpoint";
import { branchOfKey } from "@dasturxon/domain/branch-columns";
import type { WorkbookPlan } from "@dasturxon/domain/plan-workbook";
import type { ImportPlan } from "@dasturxon/domain/plan-import";

type Body = InputOf<Api["POST /console/v1/menu/imports"]>["body"];
type AddedLibraryGroup = NonNullable<Body["library"]>["added"][number];
type Fields = Record<string, unknown>;

const numberOf = (value: unknown) => (typeof value === "number" ? value : null);

/** Separates the product's own fields from its stock and branch prices, which are sent with their previous values. */
function parted(before: Fields, after: Fields) {
  const isBeside = (key: string) => key === "stock" || branchOfKey(key) !== null;
  const own = Object.entries(after).filter(([key]) => !isBeside(key));
  const stock = { was: numberOf(before["stock"]), left: numberOf(after["stock"]) };
  const branchPrices = Object.entries(after).flatMap(([key, value]) => {
    const [branchId, was, price] = [branchOfKey(key), numberOf(before[key]), numberOf(value)];
    return branchId === null || was === price ? [] : [{ branchId, was, price }];
  });
  return {
    fields: Object.fromEntries(own),
    beside: {
      ...(stock.was !== stock.left && "stock" in after && { stock }),
      ...(branchPrices.length > 0 && { branchPrices }),
    },
  };
}

function libraryOf(library: WorkbookPlan["library"]) {
  const sent = library.map(({ fields, ...row }) => ({ ...row, fields: fields as AddedLibraryGroup }));
  return {
    added: sent.flatMap(({ id, fields }) => (id === null ? [fields] : [])),
    changed: sent.flatMap(({ id, version, fields }) => (id === null ? [] : [{ id, version, fields }])),
  };
}

/** Returns the request body of an import plan. Invalid rows are excluded. */
export function bodyOf(plan: ImportPlan & Partial<Pick<WorkbookPlan, "library">>): Body {
  const { groups, categories, added, changed, library = [] } = plan;
  return {
    groups,
    categories,
    added: added.map((row) => {
      const { fields, beside } = parted({}, row.fields);
      return { ...fields, ...beside } as Body["added"][number];
    }),
    changed: changed.map(({ id, version, before, after }) => {
      const { fields, beside } = parted(before, after);
      return { id, version, fields, ...beside };
    }),
    ...(library.length > 0 && { library: libraryOf(library) }),
  };
}
