import type { WebSettings } from "@dasturxon/contract/merchants";
import { hasContacts } from "@dasturxon/domain/contact-link";
import { EXTRA_PAGE_PATHS } from "@dasturxon/domain/extra-pages";
import type { Tx } from "../../platform/database/index.ts";
import { selectProductIds } from "../products/index.ts";
import { selectPolicies } from "./content/queries.ts";
import { selectVacancies } from "./vacancies/queries.ts";

/**
 * Returns the paths of the store's public pages: fixed pages, policies, products, vacancies. Disabled pages are omitted
 * [BR-14].
 */
export async function loadSitemapPaths(tx: Tx, settings: WebSettings): Promise<string[]> {
  const { merchantId, features } = settings;
  const products = await selectProductIds(tx, merchantId);
  const vacancies = features.vacancies ? await selectVacancies(tx, merchantId) : [];
  const policies = await selectPolicies(tx, merchantId, null);
  const own = Object.entries(EXTRA_PAGE_PATHS).filter(([page]) => policies.some(({ type }) => type === page));
  const switched = [
    { path: "/contacts", isOn: hasContacts(settings) },
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
    ...switched.filter(({ isOn }) => isOn).map(({ path }) => path),
    ...own.map(([, path]) => path),
    ...products.map((id) => `/product/${id}`),
    ...vacancies.map(({ id }) => `/vacancy/${id}`),
  ];
}
