// Generated from locales/ by `npm run docs`.
import uz from "../../../../locales/uz/units.json" with { type: "json" };
import ru from "../../../../locales/ru/units.json" with { type: "json" };
import en from "../../../../locales/en/units.json" with { type: "json" };
import ar from "../../../../locales/ar/units.json" with { type: "json" };
import kz from "../../../../locales/kz/units.json" with { type: "json" };
import tr from "../../../../locales/tr/units.json" with { type: "json" };
import zh from "../../../../locales/zh/units.json" with { type: "json" };
import uzCyrl from "../../../../locales/uz-Cyrl/units.json" with { type: "json" };

export const unitsTexts = { uz, ru, en, ar, kz, tr, zh, "uz-Cyrl": uzCyrl };
