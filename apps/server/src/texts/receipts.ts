// Generated from locales/ by `npm run docs`.
import uz from "../../../../locales/uz/receipts.json" with { type: "json" };
import ru from "../../../../locales/ru/receipts.json" with { type: "json" };
import en from "../../../../locales/en/receipts.json" with { type: "json" };
import ar from "../../../../locales/ar/receipts.json" with { type: "json" };
import kz from "../../../../locales/kz/receipts.json" with { type: "json" };
import tr from "../../../../locales/tr/receipts.json" with { type: "json" };
import zh from "../../../../locales/zh/receipts.json" with { type: "json" };

export const receiptsTexts = { uz, ru, en, ar, kz, tr, zh };
