import { createPortionChoices } from "../choices.ts";
import { createDish, createPlainServing } from "../constructors.ts";
import { assignCategory } from "../../in-category.ts";

const pieceChoices = createPortionChoices(
  ["dona", "штук", "pieces"],
  [
    [6, 0],
    [9, 17_000],
    [12, 32_000],
  ],
);

const dipChoices = pieceChoices.slice(1);

export const chicken = assignCategory(
  "chicken",
  ["tovuq", "курица", "chicken"],
  [
    createDish(
      "wings-crispy",
      createPlainServing(42_000, {
        grams: 300,
        kcal: 690,
        minutes: [12, 16],
        choices: pieceChoices,
        labels: ["HIT"],
      }),
      {
        uz: ["Qarsildoq qanotchalar", "Ziravorli qobiqda, ichi suvli."],
        ru: ["Хрустящие крылышки", "В пряной корочке, внутри сочные."],
        eng: ["Crispy Wings", "A spiced crust outside, all juice inside."],
      },
    ),
    createDish(
      "wings-hot",
      createPlainServing(44_000, {
        grams: 300,
        kcal: 710,
        minutes: [12, 16],
        choices: pieceChoices,
        labels: ["SPICY"],
      }),
      {
        uz: ["Achchiq qanotchalar", "Buffalo sousida, barmoqni yalab qolasiz."],
        ru: ["Острые крылышки", "В соусе баффало: пальчики оближете."],
        eng: ["Buffalo Wings", "In buffalo sauce. Napkins included."],
      },
    ),
    createDish(
      "strips",
      createPlainServing(39_000, { grams: 260, kcal: 560, minutes: [10, 14], choices: pieceChoices }),
      {
        uz: ["Strips", "Tovuq filesidan suyaksiz qarsildoq boʻlaklar."],
        ru: ["Стрипсы", "Хрустящие полоски куриного филе без косточек."],
        eng: ["Chicken Strips", "Boneless strips of fillet in a crunchy coat."],
      },
    ),
    createDish(
      "nuggets",
      createPlainServing(29_000, {
        grams: 180,
        kcal: 430,
        minutes: [8, 12],
        choices: pieceChoices,
        offer: true,
      }),
      {
        uz: ["Naggets", "Yumshoqqina luqmalar, bolalarning sevimlisi."],
        ru: ["Наггетсы", "Нежные кусочки, которые дети съедают первыми."],
        eng: ["Nuggets", "Tender bites that the children finish first."],
      },
    ),
    createDish(
      "drumsticks",
      createPlainServing(45_000, { grams: 380, kcal: 740, minutes: [14, 18], choices: dipChoices }),
      {
        uz: ["Tovuq oyoqchalari", "Asal va paprika bilan tovlangan, toʻrt dona."],
        ru: ["Куриные ножки", "Четыре ножки, запечённые с мёдом и паприкой."],
        eng: ["Drumsticks", "Four of them, glazed with honey and paprika."],
      },
    ),
    createDish(
      "bucket",
      createPlainServing(119_000, {
        grams: 950,
        kcal: 2100,
        minutes: [16, 22],
        choices: dipChoices,
        off: 10,
      }),
      {
        uz: ["Tovuq chelak", "Qanotcha, oyoqcha va strips: davraga bitta chelak."],
        ru: ["Куриное ведро", "Крылышки, ножки и стрипсы: одно ведро на компанию."],
        eng: ["Chicken Bucket", "Wings, drumsticks and strips: one bucket for the whole company."],
      },
    ),
    createDish(
      "grilled-breast",
      createPlainServing(47_000, { grams: 280, kcal: 380, minutes: [14, 18], choices: dipChoices }),
      {
        uz: ["Grilda file", "Limonli marinadda, yogʻsiz va yengil."],
        ru: ["Филе на гриле", "В лимонном маринаде, без лишнего масла."],
        eng: ["Grilled Breast", "Lemon-marinated, lean and light."],
      },
    ),
  ],
);
