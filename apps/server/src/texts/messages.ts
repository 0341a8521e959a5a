// Generated from locales/ by `npm run docs`.
import uz from "../../../../locales/uz/messages.json" with { type: "json" };
import ru from "../../../../locales/ru/messages.json" with { type: "json" };
import en from "../../../../locales/en/messages.json" with { type: "json" };
import ar from "../../../../locales/ar/messages.json" with { type: "json" };
import kz from "../../../../locales/kz/messages.json" with { type: "json" };
import tr from "../../../../locales/tr/messages.json" with { type: "json" };
import zh from "../../../../locales/zh/messages.json" with { type: "json" };

export const messagesTexts = { uz, ru, en, ar, kz, tr, zh };
