// Generated from locales/ by `npm run docs`.
import uz from "../../../../locales/uz/notifications.json" with { type: "json" };
import ru from "../../../../locales/ru/notifications.json" with { type: "json" };
import en from "../../../../locales/en/notifications.json" with { type: "json" };
import ar from "../../../../locales/ar/notifications.json" with { type: "json" };
import kz from "../../../../locales/kz/notifications.json" with { type: "json" };
import tr from "../../../../locales/tr/notifications.json" with { type: "json" };
import zh from "../../../../locales/zh/notifications.json" with { type: "json" };

export const notificationsTexts = { uz, ru, en, ar, kz, tr, zh };
