// Generated from locales/ by `npm run docs`.
import uz from "../../../../locales/uz/refusals.json" with { type: "json" };
import ru from "../../../../locales/ru/refusals.json" with { type: "json" };
import en from "../../../../locales/en/refusals.json" with { type: "json" };
import ar from "../../../../locales/ar/refusals.json" with { type: "json" };
import kz from "../../../../locales/kz/refusals.json" with { type: "json" };
import tr from "../../../../locales/tr/refusals.json" with { type: "json" };
import zh from "../../../../locales/zh/refusals.json" with { type: "json" };

export const refusalsTexts = { uz, ru, en, ar, kz, tr, zh };
