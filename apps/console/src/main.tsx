import "@fontsource-variable/onest";
import "@mantine/core/styles.css";
import "@mantine/notifications/styles.css";
import "./app.css";
import "./features/board/board.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { loadLanguage } from "./platform/language.ts";

const rootElement = document.getElementById("root");
if (!rootElement) throw new Error("the page has no root element");
const language = await loadLanguage();
createRoot(rootElement).render(
  <StrictMode>
    <App firstLanguage={language} />
  </StrictMode>,
);
// The board has no numeric fields, so digit folding is loaded only when an element first receives the focus.
document.addEventListener(
  "focusin",
  () =>
    void import("./platform/fold-typed-digits.ts").then(
      ({ installTypedDigitNormalization: installDigitFolding }) => installDigitFolding(document),
    ),
  { once: true },
);
