import { createDish, createHotDog, createWrap } from "../constructors.ts";
import { assignCategory } from "../../in-category.ts";

export const wraps = assignCategory(
  "lavash",
  ["lavash", "лаваш", "шаурма", "doner"],
  [
    createDish(
      "lavash-beef",
      createWrap(39_000, { grams: 380, kcal: 720, without: ["onion", "tomato"], labels: ["HIT"] }),
      {
        uz: ["Lavash mol goʻshtli", "Yupqa lavash, qirilgan goʻsht, pomidor va qarsildoq chips."],
        ru: ["Лаваш с говядиной", "Тонкий лаваш, срезанное с вертела мясо, томаты, чипсы."],
        eng: ["Beef Lavash", "Thin lavash, meat off the spit, tomato and crunchy crisps."],
      },
    ),
    createDish(
      "lavash-chicken",
      createWrap(36_000, { grams: 380, kcal: 640, without: ["onion", "tomato"] }),
      {
        uz: ["Lavash tovuqli", "Ziravorlangan tovuq va sarimsoqli oq sous."],
        ru: ["Лаваш с курицей", "Курица в специях и белый чесночный соус."],
        eng: ["Chicken Lavash", "Spiced chicken with white garlic sauce."],
      },
    ),
    createDish("lavash-cheese", createWrap(43_000, { grams: 410, kcal: 790, without: ["cheese", "onion"] }), {
      uz: ["Lavash pishloqli", "Mol goʻshti ustidan erigan pishloq. Uzilmaydi, choʻziladi."],
      ru: ["Лаваш с сыром", "Говядина под плавленым сыром. Тянется и не кончается."],
      eng: ["Cheesy Lavash", "Beef under melted cheese that goes on and on."],
    }),
    createDish("lavash-mini", createWrap(29_000, { grams: 260, kcal: 480, without: ["onion", "tomato"] }), {
      uz: ["Mini lavash", "Oʻsha taʼm, faqat kichikroq ishtaha uchun."],
      ru: ["Мини-лаваш", "Тот же вкус, но на небольшой голод."],
      eng: ["Mini Lavash", "The same taste for a smaller hunger."],
    }),
    createDish("doner-bread", createWrap(41_000, { grams: 400, kcal: 760, without: ["onion", "pepper"] }), {
      uz: ["Non ichida doner", "Issiq non, doner goʻshti, tuzlangan bodring va qizil sous."],
      ru: ["Донер в хлебе", "Горячий хлеб, мясо донер, солёный огурец и красный соус."],
      eng: ["Doner in Bread", "Hot bread, doner meat, pickle and red sauce."],
    }),
    createDish(
      "shaurma",
      createWrap(37_000, { grams: 370, kcal: 690, without: ["onion", "pickle"], off: 10 }),
      {
        uz: ["Shaurma", "Yogʻda qizartirilgan lavash, karam va sarimsoqli sous."],
        ru: ["Шаурма", "Обжаренный лаваш, капуста и чесночный соус."],
        eng: ["Shawarma", "Toasted wrap, cabbage and garlic sauce."],
      },
    ),
    createDish(
      "twister",
      createWrap(35_000, { grams: 280, kcal: 560, without: ["lettuce", "tomato"], labels: ["NEW"] }),
      {
        uz: ["Tvister", "Bugʻdoy tortilyasida qarsildoq strips va ranch."],
        ru: ["Твистер", "Хрустящие стрипсы и ранч в пшеничной тортилье."],
        eng: ["Twister", "Crisp strips and ranch in a wheat tortilla."],
      },
    ),
  ],
);

export const hotDogs = assignCategory(
  "hot-dog",
  ["hotdog", "xot-dog", "хот-дог"],
  [
    createDish(
      "hotdog-classic",
      createHotDog(19_000, { grams: 170, kcal: 390, without: ["onion", "sauce"] }),
      {
        uz: ["Klassik hot-dog", "Qovurilgan sosiska, bulochka, ketchup va xantal."],
        ru: ["Классический хот-дог", "Сосиска с гриля, булочка, кетчуп и горчица."],
        eng: ["Classic Hot Dog", "Grilled sausage, soft bun, ketchup and mustard."],
      },
    ),
    createDish(
      "hotdog-tashkent",
      createHotDog(24_000, { grams: 230, kcal: 480, without: ["pickle", "onion"], labels: ["HIT"] }),
      {
        uz: ["Toshkentcha hot-dog", "Koreyscha sabzi, karam va ikki xil sous, koʻchadagidek."],
        ru: ["Ташкентский хот-дог", "Морковь по-корейски, капуста и два соуса, как на углу дома."],
        eng: ["Tashkent Hot Dog", "Korean carrot, cabbage, two sauces: the street-corner way."],
      },
    ),
    createDish(
      "hotdog-cheese",
      createHotDog(26_000, { grams: 210, kcal: 510, without: ["cheese", "sauce"] }),
      {
        uz: ["Pishloqli hot-dog", "Issiq pishloq sousiga botgan sosiska."],
        ru: ["Сырный хот-дог", "Сосиска, утонувшая в горячем сырном соусе."],
        eng: ["Cheese Hot Dog", "A sausage drowned in hot cheese sauce."],
      },
    ),
    createDish(
      "hotdog-double",
      createHotDog(31_000, { grams: 290, kcal: 640, without: ["onion", "pickle"] }),
      {
        uz: ["Dabl hot-dog", "Bitta bulochkada ikkita sosiska."],
        ru: ["Двойной хот-дог", "Две сосиски в одной булочке."],
        eng: ["Double Hot Dog", "Two sausages sharing one bun."],
      },
    ),
    createDish(
      "hotdog-chilli",
      createHotDog(27_000, { grams: 240, kcal: 530, without: ["jalapeno"], labels: ["SPICY"] }),
      {
        uz: ["Chili-dog", "Achchiq qiyma, loviya va xalapenyo ustida."],
        ru: ["Чили-дог", "С острым фаршем, фасолью и халапеньо."],
        eng: ["Chilli Dog", "Topped with hot mince, beans and jalapeño."],
      },
    ),
  ],
);
