// Generated from locales/ by `npm run docs`.
import uz from "../../../../locales/uz/sheets.json" with { type: "json" };
import ru from "../../../../locales/ru/sheets.json" with { type: "json" };
import en from "../../../../locales/en/sheets.json" with { type: "json" };

export const sheetsTexts = { uz, ru, en };
