// Generated from locales/ by `npm run docs`.
import uz from "../../../../locales/uz/menu.json" with { type: "json" };
import ru from "../../../../locales/ru/menu.json" with { type: "json" };
import en from "../../../../locales/en/menu.json" with { type: "json" };
import ar from "../../../../locales/ar/menu.json" with { type: "json" };
import kz from "../../../../locales/kz/menu.json" with { type: "json" };
import tr from "../../../../locales/tr/menu.json" with { type: "json" };
import zh from "../../../../locales/zh/menu.json" with { type: "json" };
import uzCyrl from "../../../../locales/uz-Cyrl/menu.json" with { type: "json" };

export const menuTexts = { uz, ru, en, ar, kz, tr, zh, "uz-Cyrl": uzCyrl };
