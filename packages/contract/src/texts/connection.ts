// Generated from locales/ by `npm run docs`.
import uz from "../../../../locales/uz/connection.json" with { type: "json" };
import ru from "../../../../locales/ru/connection.json" with { type: "json" };
import en from "../../../../locales/en/connection.json" with { type: "json" };
import ar from "../../../../locales/ar/connection.json" with { type: "json" };
import kz from "../../../../locales/kz/connection.json" with { type: "json" };
import tr from "../../../../locales/tr/connection.json" with { type: "json" };
import zh from "../../../../locales/zh/connection.json" with { type: "json" };
import uzCyrl from "../../../../locales/uz-Cyrl/connection.json" with { type: "json" };

export const connectionTexts = { uz, ru, en, ar, kz, tr, zh, "uz-Cyrl": uzCyrl };
