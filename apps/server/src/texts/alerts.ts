// Generated from locales/ by `npm run docs`.
import uz from "../../../../locales/uz/alerts.json" with { type: "json" };
import ru from "../../../../locales/ru/alerts.json" with { type: "json" };
import en from "../../../../locales/en/alerts.json" with { type: "json" };

export const alertsTexts = { uz, ru, en };
