// Generated from locales/ by `npm run docs`.
import uz from "../../../../locales/uz/staff.json" with { type: "json" };
import ru from "../../../../locales/ru/staff.json" with { type: "json" };
import en from "../../../../locales/en/staff.json" with { type: "json" };

export const staffTexts = { uz, ru, en };
