import { DEFAULT_LANGUAGE, isLanguage } from "@dasturxon/domain/language";
import { I18nProvider } from "@lingui/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { updateStoredVersion } from "./start/app-version.ts";
import { createI18n } from "./platform/i18n.tsx";
import { loadLazyTexts, needsLazyTexts, setBaseTexts, addLazyTexts } from "./platform/lazy-texts.ts";
import { setPictureBase } from "./platform/picture-url.ts";
import { detectFirstInteraction, onFirstInteraction } from "./platform/lazy-component.tsx";

const messageCatalogueLoaders = import.meta.glob<{ messages: Record<string, string> }>("./*/storefront.po", {
  base: "../../../locales",
});

async function hydrateStore() {
  try {
    await window.dxLoaded;
  } catch {
    // The start script has reported the error and reloads the page.
    return;
  }
  if (updateStoredVersion()) return;
  if (
    location.hash.includes("tgWebApp") &&
    (await import("./shells/telegram/launch.ts")).saveLaunchParameters()
  )
    return;
  detectFirstInteraction();
  const { language: named, pictures = null } = document.documentElement.dataset;
  setPictureBase(pictures);
  const language = isLanguage(named) ? named : DEFAULT_LANGUAGE;
  // The start script has already loaded the catalogue, so this import does not delay hydration.
  const catalogue = await messageCatalogueLoaders[`./${language}/storefront.po`]?.();
  const i18n = createI18n(language, addLazyTexts(catalogue?.messages ?? {}));
  // Sets the texts to which the lazy-loaded catalogue is added. If that catalogue fails to load here, the screen that
  // needs its texts loads it again.
  setBaseTexts(i18n, { path: location.pathname, texts: window.dxTexts });
  const tryLoadLazyTexts = () => loadLazyTexts().catch(() => undefined);
  if (needsLazyTexts(location.pathname)) await tryLoadLazyTexts();
  else onFirstInteraction(tryLoadLazyTexts);
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nProvider i18n={i18n}>
        <HydratedRouter />
      </I18nProvider>,
    );
  });
}

void hydrateStore();
