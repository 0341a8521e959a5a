import { I18nProvider } from "@lingui/react";
import type { Language } from "@dasturxon/domain/language";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { createI18n } from "../../platform/i18n.tsx";
import { BrandProvider } from "../../shop/brand/brand.tsx";
import type { PageBrand } from "../../shop/brand/brand.tsx";
import { LanguageSwitch } from "./language-switch.tsx";

/** Returns the HTML of the language switch for these languages. */
function renderLanguageSwitch(languages: Language[]): string {
  const brand = { merchant: {}, language: "uz", languages, origin: "" } as unknown as PageBrand;
  const Stub = createRoutesStub([{ path: "/", Component: LanguageSwitch }]);
  return renderToStaticMarkup(
    <I18nProvider i18n={createI18n("uz", {})}>
      <BrandProvider value={brand}>
        <Stub />
      </BrandProvider>
    </I18nProvider>,
  );
}

test("[LN-2] a forced language hides the switch; with two languages one is chosen", () => {
  expect(renderLanguageSwitch(["ru"])).toBe("");
  expect(renderLanguageSwitch(["uz", "ru"])).toContain("<button");
});
