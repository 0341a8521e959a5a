// Generated from locales/ by `npm run docs`.
import uz from "../../../../locales/uz/offer.json" with { type: "json" };
import ru from "../../../../locales/ru/offer.json" with { type: "json" };
import en from "../../../../locales/en/offer.json" with { type: "json" };
import ar from "../../../../locales/ar/offer.json" with { type: "json" };
import kz from "../../../../locales/kz/offer.json" with { type: "json" };
import tr from "../../../../locales/tr/offer.json" with { type: "json" };
import zh from "../../../../locales/zh/offer.json" with { type: "json" };

export const offerTexts = { uz, ru, en, ar, kz, tr, zh };
