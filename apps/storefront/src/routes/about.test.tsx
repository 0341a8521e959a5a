import { I18nProvider } from "@lingui/react";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { createI18n } from "../platform/i18n.tsx";
import type { WebSettings } from "../platform/shapes.ts";
import { BrandProvider } from "../shop/brand/brand.tsx";
import type { PageBrand } from "../shop/brand/brand.tsx";
import About from "./about.tsx";

const createLink = (url: string, active = true) => ({ url, active });
const links = {
  phone: createLink("998712000000"),
  telegram: createLink("https://t.me/osh", false),
  instagram: createLink(""),
  facebook: createLink("https://facebook.com/osh"),
};

/** Returns the URLs of the links on the brand's page. */
function renderContactLinks(shown: Partial<WebSettings["links"]>): (string | undefined)[] {
  const merchant = {
    links: shown,
    contacts: [],
    features: {},
    brand: { uz: "Osh" },
    about: {},
    mainLanguage: "uz",
  };
  const brand = { merchant, language: "uz", languages: ["uz"], origin: "" } as unknown as PageBrand;
  const props = { loaderData: { words: "", branches: [], now: 0 } } as unknown as ComponentProps<
    typeof About
  >;
  const Stub = createRoutesStub([{ path: "/", Component: () => <About {...props} /> }]);
  const html = renderToStaticMarkup(
    <I18nProvider i18n={createI18n("uz", {})}>
      <BrandProvider value={brand}>
        <Stub />
      </BrandProvider>
    </I18nProvider>,
  );
  return [...html.matchAll(/<li><a href="([^"]+)"/g)].map(([, href]) => href);
}

test("[BR-16] the brand's page has the links that are enabled and valid", () => {
  expect(renderContactLinks(links)).toEqual(["tel:998712000000", "https://facebook.com/osh"]);
});
