import type { WebSettings } from "@dasturxon/contract/merchants";
import type { Tx } from "../../platform/database/index.ts";
import { selectProductIds } from "../products/index.ts";
import { selectVacancies } from "./vacancies/queries.ts";

/** The store's pages that anybody may come to, the most visited first; a page whose switch is off is none [BR-14]. */
export async function sitemapPaths(tx: Tx, { merchantId, features }: WebSettings): Promise<string[]> {
  const products = await selectProductIds(tx, merchantId);
  const vacancies = features.vacancies ? await selectVacancies(tx, merchantId) : [];
  const switched = [
    { path: "/branches", isOn: features.branches },
    { path: "/about", isOn: features.aboutMerchant },
    { path: "/booking", isOn: features.booking },
    { path: "/vacancy", isOn: features.vacancies },
    { path: "/offerta", isOn: features.termsOfUse },
    { path: "/privacy", isOn: features.privacy },
  ];
  return [
    "/",
    "/category",
    "/contacts",
    ...switched.filter(({ isOn }) => isOn).map(({ path }) => path),
    ...products.map((id) => `/product/${id}`),
    ...vacancies.map(({ id }) => `/vacancy/${id}`),
  ];
}
