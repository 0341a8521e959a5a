import { findTextInLanguage } from "@dasturxon/domain/text";
import { useLanguage, useT } from "../platform/i18n.tsx";
import { storefrontPageContext } from "../platform/load-context.ts";
import { PageHead } from "../shop/brand/page-head.tsx";
import { EmptyState } from "../ui/states.tsx";
import { Picture } from "../ui/picture.tsx";
import { isLanguage } from "@dasturxon/domain/language";
import type { Route } from "./+types/brands";

/** Loads the platform's active brands [BR-11]. */
export async function loader({ context }: Route.LoaderArgs) {
  const { call } = context.get(storefrontPageContext);
  const { data } = await call("GET /support/v1/brand/catalog");
  return { brands: data ?? [] };
}

export default function Brands({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const language = useLanguage();
  return (
    <main id="main" className="mx-auto max-w-3xl px-4 py-8">
      <PageHead title={t("brands.title")} />
      <h1 className="mb-5 text-page font-bold">{t("brands.title")}</h1>
      {loaderData.brands.length === 0 && <EmptyState title={t("brands.empty")} />}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {loaderData.brands.map((brand) => (
          <li key={brand.id}>
            <a href={brand.domainUrl} className="block">
              <Picture
                image={brand.image}
                ground={brand.color}
                alt=""
                width={173}
                height={173}
                sizes="(min-width: 640px) 240px, 46vw"
                className="rounded-[22%]"
              />
              <span className="mt-2 block text-card font-bold">
                {findTextInLanguage(brand.name, isLanguage(language) ? language : "uz")}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}
