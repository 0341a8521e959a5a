// Generated from locales/ by `npm run docs`.
import uz from "../../../../locales/uz/currencies.json" with { type: "json" };
import ru from "../../../../locales/ru/currencies.json" with { type: "json" };
import en from "../../../../locales/en/currencies.json" with { type: "json" };
import ar from "../../../../locales/ar/currencies.json" with { type: "json" };
import kz from "../../../../locales/kz/currencies.json" with { type: "json" };
import tr from "../../../../locales/tr/currencies.json" with { type: "json" };
import zh from "../../../../locales/zh/currencies.json" with { type: "json" };
import uzCyrl from "../../../../locales/uz-Cyrl/currencies.json" with { type: "json" };

export const currenciesTexts = { uz, ru, en, ar, kz, tr, zh, "uz-Cyrl": uzCyrl };
