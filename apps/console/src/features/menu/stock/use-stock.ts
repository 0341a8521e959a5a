import type { CountedProduct } from "@dasturxon/contract";
import { weightText } from "@dasturxon/domain/weight";
import type { product } from "@dasturxon/contract/managed/products";
import { useQuery } from "@tanstack/react-query";
import { api, orThrow } from "../../../platform/api.ts";
import { useStaff } from "../../../platform/session.tsx";
import { useLanguage } from "../../../platform/use-language.tsx";
import type { RowOf } from "../../../resource/use-resource.ts";

export type StockedProduct = Pick<RowOf<typeof product>, "id" | "name" | "isWeighed" | "unit" | "measure">;

/** Below the products', so that what drops those drops it. */
export const stockKey = ["products", "stock"];

/** What is left of the products that are counted. */
export function useStock() {
  const query = useQuery({
    queryKey: stockKey,
    queryFn: () =>
      orThrow<{ products: (CountedProduct & { left: number })[] }>(api.call("GET /console/v1/menu/stock")),
    staleTime: 0,
  });
  const leftOf = (id: string) => query.data?.products.find((each) => each.id === id)?.left ?? null;
  return { query, leftOf };
}

/** One count holds for all branches: whoever works in all of them counts. */
export function useMayCount(): boolean {
  const { role, branchIds } = useStaff();
  return branchIds === null && (role === "owner" || role === "manager");
}

/** A count in words: steps of what is weighed as their weight. */
export function useCountText() {
  const { language } = useLanguage();
  return ({ isWeighed, unit, measure }: StockedProduct, count: number): string | number =>
    isWeighed && unit !== "COUNT" ? weightText({ unit, measure }, count, language) : count;
}
