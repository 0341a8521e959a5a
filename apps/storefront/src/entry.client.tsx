import { DEFAULT_LANGUAGE, isLanguage } from "@dasturxon/domain/language";
import { I18nProvider } from "@lingui/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { renewVersion } from "./start/app-version.ts";
import { createI18n } from "./platform/i18n.tsx";
import { loadLateTexts, needsLateTexts, startTexts, withLateTexts } from "./platform/late-texts.ts";
import { setPictureBase } from "./ui/picture-url.ts";
import { hearFirstSign, onFirstSign } from "./platform/late.tsx";

const catalogues = import.meta.glob<{ messages: Record<string, string> }>("../locales/*.po");

async function start() {
  try {
    await window.dxLoaded;
  } catch {
    // The starting script has told it, and asked for the page again.
    return;
  }
  if (renewVersion()) return;
  if (location.hash.includes("tgWebApp") && (await import("./shells/telegram/launch.ts")).takeLaunch())
    return;
  hearFirstSign();
  const { language: named, pictures = null } = document.documentElement.dataset;
  setPictureBase(pictures);
  const language = isLanguage(named) ? named : DEFAULT_LANGUAGE;
  // Loaded by the starting script already: no other language flashes, nothing waits here.
  const catalogue = await catalogues[`../locales/${language}.po`]?.();
  const i18n = createI18n(language, withLateTexts(catalogue?.messages ?? {}));
  // Lost, it is asked for again by the screen that needs it.
  startTexts(i18n);
  const loadLate = () => loadLateTexts().catch(() => undefined);
  if (needsLateTexts(location.pathname)) await loadLate();
  else onFirstSign(loadLate);
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nProvider i18n={i18n}>
        <HydratedRouter />
      </I18nProvider>,
    );
  });
}

void start();
