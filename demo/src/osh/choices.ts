import type { DemoModification, DemoModificationGroup } from "../types.ts";
import { createText, type ThreeLanguageWords } from "../words.ts";

type ExtraChoice = { key: string; name: ThreeLanguageWords; price: number; upTo?: number; partKey?: string };

const extras = {
  qazi: { key: "qazi", name: ["Qazi, 50 g", "Казы, 50 г", "Qazi, 50 g"], price: 18_000, upTo: 2 },
  meat: {
    key: "meat",
    name: ["Qoʻshimcha goʻsht, 100 g", "Ещё мяса, 100 г", "Extra meat, 100 g"],
    price: 22_000,
    upTo: 3,
  },
  egg: { key: "egg", name: ["Tuxum", "Яйцо", "Boiled egg"], price: 4_000, upTo: 3 },
  quail: {
    key: "quail",
    name: ["Bedana tuxumi, 3 dona", "Перепелиные яйца, 3 шт.", "Quail eggs, 3 pcs"],
    price: 6_000,
    upTo: 2,
  },
  achichuk: { key: "achichuk", name: ["Achichuk", "Ачичук", "Achichuk salad"], price: 12_000, upTo: 2 },
  garlic: {
    key: "garlic",
    name: ["Butun sarimsoq", "Головка чеснока", "A head of garlic"],
    price: 5_000,
    upTo: 2,
  },
  pepper: { key: "pepper", name: ["Achchiq qalampir", "Острый перец", "Hot pepper"], price: 3_000, upTo: 3 },
  suzma: { key: "suzma", name: ["Suzma", "Сузьма", "Suzma, strained yoghurt"], price: 6_000, upTo: 2 },
  sour: { key: "sour", name: ["Smetana", "Сметана", "Sour cream"], price: 5_000, upTo: 2 },
  tomato: { key: "tomato", name: ["Tomat qaylasi", "Томатный соус", "Tomato sauce"], price: 5_000, upTo: 2 },
  laza: { key: "laza", name: ["Lazajon", "Лазаджан", "Lazajon chilli paste"], price: 4_000, upTo: 2 },
  vinegar: {
    key: "vinegar",
    name: ["Sirkali piyoz", "Лук в уксусе", "Onions in vinegar"],
    price: 4_000,
    upTo: 2,
  },
  flatbread: {
    key: "flatbread",
    name: ["Yarimta non", "Половина лепёшки", "Half a flatbread"],
    price: 4_000,
    upTo: 2,
  },
  lemon: { key: "lemon", name: ["Limon", "Лимон", "Lemon"], price: 4_000 },
  honey: { key: "honey", name: ["Togʻ asali", "Горный мёд", "Mountain honey"], price: 8_000 },
  novvot: { key: "novvot", name: ["Novvot", "Нават", "Novvot, crystal sugar"], price: 5_000 },
  mint: { key: "mint", name: ["Yalpiz", "Мята", "Mint"], price: 3_000 },
} satisfies Record<string, ExtraChoice>;

/** Returns optional extras: `add(4, "qazi", "egg")` allows four in total. */
export function createExtrasGroup(max: number, ...keys: (keyof typeof extras)[]): DemoModificationGroup {
  return {
    key: "add",
    name: createText(["Qoʻshimchalar", "Добавить", "Add to it"]),
    min: 0,
    max,
    modifications: keys.map((key) => toModification(extras[key])),
  };
}

/**
 * Returns the required choice of 1, 1.5 or 2 portions. `half` and `double` are the surcharges in soʻm for 1.5 and 2
 * portions.
 */
export function createPortionChoice(half: number, double: number): DemoModificationGroup {
  return createSingleChoiceGroup(
    "portion",
    ["Porsiya", "Порция", "Portion"],
    [
      { key: "p1", name: ["1 porsiya", "1 порция", "1 portion"], price: 0 },
      { key: "p15", name: ["1,5 porsiya", "1,5 порции", "1.5 portions"], price: half },
      {
        key: "p2",
        name: ["2 porsiya, bitta laganda", "2 порции на одном лягане", "2 portions on one platter"],
        price: double,
      },
    ],
  );
}

/**
 * Returns the required choice of 0.7, 1 or 1.5 portions. `whole` and `half` are the surcharges in soʻm for 1 and 1.5
 * portions.
 */
export function createSmallPortionChoice(whole: number, half: number): DemoModificationGroup {
  return createSingleChoiceGroup(
    "portion",
    ["Porsiya", "Порция", "Portion"],
    [
      { key: "p07", name: ["0,7 porsiya", "0,7 порции", "0.7 portion"], price: 0 },
      { key: "p1", name: ["1 porsiya", "1 порция", "1 portion"], price: whole },
      { key: "p15", name: ["1,5 porsiya", "1,5 порции", "1.5 portions"], price: half },
    ],
  );
}

/** Returns a group in which exactly one option must be chosen. */
export function createSingleChoiceGroup(
  key: string,
  name: ThreeLanguageWords,
  options: ExtraChoice[],
): DemoModificationGroup {
  return { key, name: createText(name), min: 1, max: 1, modifications: options.map(toModification) };
}

/** Returns one part of a set: one of these products in its basic form. `price` is a surcharge in soʻm. */
export function createSetPart(
  key: string,
  name: ThreeLanguageWords,
  products: readonly (readonly [partKey: string, name: ThreeLanguageWords, price?: number])[],
): DemoModificationGroup {
  return createSingleChoiceGroup(
    key,
    name,
    products.map(([partKey, named, price = 0]) => ({ key: partKey, name: named, price, partKey })),
  );
}

/** Spiciness: exactly one option, free of charge. */
export const spicinessChoice = createSingleChoiceGroup(
  "heat",
  ["Achchiqligi", "Острота", "How hot"],
  [
    { key: "mild", name: ["Yumshoq", "Не острое", "Mild"], price: 0 },
    { key: "medium", name: ["Oʻrtacha", "Средне", "Medium"], price: 0 },
    { key: "hot", name: ["Achchiq", "Острое", "Hot"], price: 0 },
  ],
);

/** Roasting level of a skewer: exactly one option, free of charge. */
export const roastChoice = createSingleChoiceGroup(
  "roast",
  ["Pishirilishi", "Прожарка", "How done"],
  [
    { key: "juicy", name: ["Seli bilan", "Сочно", "Juicy"], price: 0 },
    { key: "well", name: ["Yaxshi qovurilgan", "Хорошо прожарить", "Well done"], price: 0 },
  ],
);

function toModification(extra: ExtraChoice): DemoModification {
  return {
    key: extra.key,
    name: createText(extra.name),
    price: extra.price,
    maxCount: extra.upTo ?? 1,
    ...(extra.partKey && { partKey: extra.partKey }),
  };
}
