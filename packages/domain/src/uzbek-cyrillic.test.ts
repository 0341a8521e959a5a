import * as fc from "fast-check";
import { expect, test } from "vitest";
import { toUzbekCyrillic } from "./uzbek-cyrillic.ts";

test.each([
  ["Shu yerga yetkazing, choyxona chap tomonda", "Шу ерга етказинг, чойхона чап томонда"],
  ["Oʻzbekiston, gʻisht, qoʻngʻiroq, yongʻoq", "Ўзбекистон, ғишт, қўнғироқ, ёнғоқ"],
  ["yoʻl, yoʻq, yoqadi, yubordik, yana, yil", "йўл, йўқ, ёқади, юбордик, яна, йил"],
  ["Eshik, ekan, keldi, poema, qayerda", "Эшик, экан, келди, поэма, қаерда"],
  ["maʼlumot, Masʼul, Isʼhoq", "маълумот, Масъул, Исҳоқ"],
  ["Kuryer, ofitsiantdan, obyekt, aksiya, aytsin", "Курьер, официантдан, объект, акция, айтсин"],
  ["12 iyul, 3-oktabr, oktabrda", "12 июль, 3-октябрь, октабрда"],
  ["profil, Profilim, profilni", "профиль, Профилим, профилни"],
  ["hojatxona, xabar, jami", "ҳожатхона, хабар, жами"],
  ["CHEK, OʻZIM, Yozing, SHU", "CHEK, ЎЗИМ, Ёзинг, SHU"],
])("[LN-1] transliterates Uzbek from Latin into Cyrillic: %s", (latin, cyrillic) => {
  expect(toUzbekCyrillic(latin)).toBe(cyrillic);
});

test.each([
  ["SMS-kod, QR-kod, PNG, SMSni", "SMS-код, QR-код, PNG, SMSни"],
  ["Telegram bot, Google, Visa", "Telegram бот, Google, Visa"],
  ["Visaga, Telegramda, Googledan, BotFatherʼdan", "Visaга, Telegramда, Googleдан, BotFatherдан"],
  ["aziza@mail.uz ga yozing", "aziza@mail.uz га ёзинг"],
  [
    "https://osh.uz/yangi?lang=uz va www.osh.uz, osh.uz",
    "https://osh.uz/yangi?lang=uz ва www.osh.uz, osh.uz",
  ],
  ["Wok, Chicken", "Wok, Chicken"],
  ["Ҳали, Привет, 你好, 45 000, №", "Ҳали, Привет, 你好, 45 000, №"],
  ["", ""],
])("[LN-1] keeps text that is not Uzbek: %s", (latin, cyrillic) => {
  expect(toUzbekCyrillic(latin)).toBe(cyrillic);
});

test("[LN-1] keeps the names of services that the caller passes, and transliterates their endings", () => {
  expect(toUzbekCyrillic("Qarz Tezpul ilovasida", ["Tezpul"])).toBe("Қарз Tezpul иловасида");
  expect(toUzbekCyrillic("Tezpulga, tezpullar", ["Tezpul"])).toBe("Tezpulга, tezpulлар");
  expect(toUzbekCyrillic("Tezpulga")).toBe("Тезпулга");
});

test("[LN-1] lower-case Uzbek words contain no Latin afterwards, and a second run changes nothing", () => {
  const letters = [..."abdefghijklmnopqrstuvxyz", "oʻ", "gʻ", "sh", "ch", "ʼ"];
  // Names of services remain unchanged.
  const word = fc
    .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 8 })
    .map((each) => `q${each.join("")}`);
  fc.assert(
    fc.property(word, (latin) => {
      const cyrillic = toUzbekCyrillic(latin);
      fc.pre(!/c(?!h)/.test(latin));
      expect(cyrillic).not.toMatch(/[a-zʻʼ]/);
      expect(toUzbekCyrillic(cyrillic)).toBe(cyrillic);
    }),
  );
});
