import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import UiPage from "./ui-page.tsx";

test("the gallery page renders every component", () => {
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <UiPage />
    </I18nProvider>,
  );
  for (const title of ["Colours", "Type", "Buttons", "Fields", "Choices", "Cards", "Sheets", "States"])
    expect(html).toContain(`>${title}</h2>`);
});
