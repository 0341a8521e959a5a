import { I18nProvider } from "@lingui/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { createI18n } from "./platform/i18n.tsx";

const catalogues = import.meta.glob<{ messages: Record<string, string> }>("../locales/*.po");

async function start() {
  await window.dxLoaded;
  const language = document.documentElement.dataset["language"] ?? "uz";
  // Loaded by the starting script already: no other language flashes, nothing waits here.
  const catalogue = await catalogues[`../locales/${language}.po`]?.();
  const i18n = createI18n(language, catalogue?.messages ?? {});
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
