// Generated from locales/ by `npm run docs`.
import uz from "../../../../locales/uz/bot.json" with { type: "json" };
import ru from "../../../../locales/ru/bot.json" with { type: "json" };
import en from "../../../../locales/en/bot.json" with { type: "json" };
import ar from "../../../../locales/ar/bot.json" with { type: "json" };
import kz from "../../../../locales/kz/bot.json" with { type: "json" };
import tr from "../../../../locales/tr/bot.json" with { type: "json" };
import zh from "../../../../locales/zh/bot.json" with { type: "json" };

export const botTexts = { uz, ru, en, ar, kz, tr, zh };
