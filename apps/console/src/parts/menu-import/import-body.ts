import type { DasturxonApi } from "@dasturxon/contract";
import type { EndpointInput } from "@dasturxon/contract/endpoint";
import { branchIdFromKey } from "@dasturxon/domain/branch-columns";
import type { MenuWorkbookPlan } from "@dasturxon/domain/plan-workbook";
import type { MenuImportPlan } from "@dasturxon/domain/plan-import";

type MenuImportRequestBody = EndpointInput<DasturxonApi["POST /console/v1/menu/imports"]>["body"];
type AddedLibraryGroup = NonNullable<MenuImportRequestBody["library"]>["added"][number];
type RowFields = Record<string, unknown>;

const toNumberOrNull = (value: unknown) => (typeof value === "number" ? value : null);

/** Separates the product's own fields from its stock and branch prices, which are sent with their previous values. */
function splitChangedFields(before: RowFields, after: RowFields) {
  const isStoredBesideProduct = (key: string) => key === "stock" || branchIdFromKey(key) !== null;
  const own = Object.entries(after).filter(([key]) => !isStoredBesideProduct(key));
  const stock = { was: toNumberOrNull(before["stock"]), left: toNumberOrNull(after["stock"]) };
  const branchPrices = Object.entries(after).flatMap(([key, value]) => {
    const [branchId, was, price] = [branchIdFromKey(key), toNumberOrNull(before[key]), toNumberOrNull(value)];
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

function toLibraryBody(library: MenuWorkbookPlan["library"]) {
  const sent = library.map(({ fields, ...row }) => ({ ...row, fields: fields as AddedLibraryGroup }));
  return {
    added: sent.flatMap(({ id, fields }) => (id === null ? [fields] : [])),
    changed: sent.flatMap(({ id, version, fields }) => (id === null ? [] : [{ id, version, fields }])),
  };
}

/** Returns the request body of an import plan. Invalid rows are excluded. */
export function toImportBody(
  plan: MenuImportPlan & Partial<Pick<MenuWorkbookPlan, "library">>,
): MenuImportRequestBody {
  const { groups, categories, added, changed, library = [] } = plan;
  return {
    groups,
    categories,
    added: added.map((row) => {
      const { fields, beside } = splitChangedFields({}, row.fields);
      return { ...fields, ...beside } as MenuImportRequestBody["added"][number];
    }),
    changed: changed.map(({ id, version, before, after }) => {
      const { fields, beside } = splitChangedFields(before, after);
      return { id, version, fields, ...beside };
    }),
    ...(library.length > 0 && { library: toLibraryBody(library) }),
  };
}
