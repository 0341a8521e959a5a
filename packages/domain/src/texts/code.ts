// Generated from locales/ by `npm run docs`.
import uz from "../../../../locales/uz/code.json" with { type: "json" };
import ru from "../../../../locales/ru/code.json" with { type: "json" };
import en from "../../../../locales/en/code.json" with { type: "json" };
import ar from "../../../../locales/ar/code.json" with { type: "json" };
import kz from "../../../../locales/kz/code.json" with { type: "json" };
import tr from "../../../../locales/tr/code.json" with { type: "json" };
import zh from "../../../../locales/zh/code.json" with { type: "json" };

export const codeTexts = { uz, ru, en, ar, kz, tr, zh };
