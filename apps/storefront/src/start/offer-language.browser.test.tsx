import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderStore } from "../testing/render-store.tsx";
import { offerLanguage } from "./offer-language.ts";

const root = document.documentElement;
const originalLanguages = Object.getOwnPropertyDescriptor(Navigator.prototype, "languages");
const links: HTMLLinkElement[] = [];

function setBrowserLanguages(...languages: string[]): void {
  Object.defineProperty(navigator, "languages", { value: languages, configurable: true });
}

beforeEach(() => {
  for (const hreflang of ["uz", "ru", "kk", "zh"]) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "alternate", hreflang, href: "/" });
    document.head.append(link);
    links.push(link);
  }
});
afterEach(() => {
  for (const link of links.splice(0)) link.remove();
  Reflect.deleteProperty(navigator, "languages");
  if (originalLanguages) Object.defineProperty(Navigator.prototype, "languages", originalLanguages);
  delete root.dataset["language"];
  delete root.dataset["shell"];
  document.cookie = "lang=; max-age=0; path=/";
});

test.each([
  ["fr-FR, then Russian", ["fr-FR", "ru-RU", "uz-UZ"], "Открыть на русском?", "Да"],
  ["Kazakh", ["kk-KZ"], "Қазақша ашылсын ба?", "Иә"],
])(
  "[LN-2, LN-5] a device in %s is offered the first language of the brand that it has, in that language",
  async (_, languages, question, yes) => {
    await renderStore(null, { language: "uz" });
    setBrowserLanguages(...languages);
    offerLanguage();
    await expect.element(page.getByText(question)).toBeVisible();
    await expect.element(page.getByRole("button", { name: yes })).toBeVisible();
  },
);

test.each([
  ["the page speaks it already", ["uz-UZ", "ru"], {}],
  ["the page speaks Chinese, as the device does", ["zh-CN", "ru"], { shown: "zh" }],
  ["the brand does not have it", ["fr-FR", "tr-TR"], {}],
  ["the guest has chosen one", ["ru-RU"], { cookie: "lang=uz" }],
  ["a messenger names it", ["ru-RU"], { shell: "click" }],
])(
  "[LN-2, LN-5] offers no language if %s",
  async (_, languages, { cookie, shell, shown }: { cookie?: string; shell?: string; shown?: string }) => {
    await renderStore(null, { language: "uz" });
    setBrowserLanguages(...languages);
    if (cookie) document.cookie = `${cookie}; path=/`;
    if (shell) root.dataset["shell"] = shell;
    if (shown) root.dataset["language"] = shown;
    offerLanguage();
    await new Promise((resolve) => setTimeout(resolve, 300));
    // Does not use `expect.element`, which would wait until the offer of a language disappears.
    expect(page.getByRole("listitem").query()).toBeNull();
  },
);
