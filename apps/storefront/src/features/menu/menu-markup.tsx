import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { ShopKindProvider } from "../../platform/i18n.tsx";
import type { Menu } from "../../platform/shapes.ts";
import { BrandProvider } from "../../shop/brand/brand.tsx";
import type { PageBrand } from "../../shop/brand/brand.tsx";
import { buildMenuLayout } from "./menu-model.ts";
import { MenuSections } from "./menu-sections.tsx";

/**
 * Returns the HTML of the category bar and the sections as shared by all guests: without a branch and a chosen
 * category.
 */
export function renderMenuMarkup(menu: Menu, { brand, i18n }: { brand: PageBrand; i18n: I18n }): string {
  const { views, kind, timeZone } = brand.merchant;
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <BrandProvider value={brand}>
        <ShopKindProvider value={kind === "GROCERY" ? "grocery" : null}>
          <MenuSections
            plan={buildMenuLayout(menu, views)}
            chosenId={null}
            sale={{ branchId: null, timeZone }}
          />
        </ShopKindProvider>
      </BrandProvider>
    </I18nProvider>,
  );
}
