import { createGood, packInGrams, packByKilo, packInLitres, packInPieces } from "../constructors.ts";
import { assignCategory } from "../../in-category.ts";

export const householdGoods = assignCategory(
  "household",
  ["uy", "дом", "чистота", "household"],
  [
    createGood("washing-powder", packInPieces(1, 64_900, { left: 40, off: 15 }), {
      uz: ["Kir yuvish kukuni 3 kg", "Avtomat uchun, oq va rangliga."],
      ru: ["Стиральный порошок 3 кг", "Автомат, для белого и цветного."],
      eng: ["Washing Powder 3 kg", "For machines, whites and colours alike."],
    }),
    createGood("washing-gel", packInLitres(1.5, 69_900, { left: 26 }), {
      uz: ["Kir yuvish geli", "Sovuq suvda ham eriydi."],
      ru: ["Гель для стирки", "Растворяется и в холодной воде."],
      eng: ["Laundry Gel", "Dissolves even in cold water."],
    }),
    createGood("dish-soap", packInLitres(0.5, 14_900, { labels: ["HIT"], left: 90 }), {
      uz: ["Idish yuvish vositasi", "Bir tomchi, qozon yaltiraydi."],
      ru: ["Средство для посуды", "Капля, и казан блестит."],
      eng: ["Dish Soap", "One drop and the cauldron shines."],
    }),
    createGood("sponges", packInPieces(5, 8_900, { left: 110, offer: true }), {
      uz: ["Gubkalar", "Beshta, bir tomoni qattiq."],
      ru: ["Губки", "Пять штук, одна сторона жёсткая."],
      eng: ["Sponges", "Five, with one rough side."],
    }),
    createGood("toilet-paper", packInPieces(8, 29_900, { left: 70 }), {
      uz: ["Hojatxona qogʻozi", "Uch qavatli, sakkiz oʻram."],
      ru: ["Туалетная бумага", "Трёхслойная, восемь рулонов."],
      eng: ["Toilet Paper", "Three-ply, eight rolls."],
    }),
    createGood("napkins", packInPieces(100, 6_500, { left: 140 }), {
      uz: ["Qogʻoz salfetka", "Yuzta, mehmon kelsa asqotadi."],
      ru: ["Салфетки", "Сто штук, к приходу гостей."],
      eng: ["Napkins", "A hundred, for when guests come."],
    }),
    createGood("bin-bags", packInPieces(30, 13_900, { left: 85 }), {
      uz: ["Axlat qoplari 35 l", "Mustahkam, tasmali."],
      ru: ["Пакеты для мусора 35 л", "Прочные, с завязками."],
      eng: ["Bin Bags 35 l", "Strong, with ties."],
    }),
    createGood("soap", packInPieces(1, 6_900, { left: 120 }), {
      uz: ["Qoʻl sovuni", "Zaytun yogʻi bilan, qoʻlni quritmaydi."],
      ru: ["Мыло туалетное", "С оливковым маслом, не сушит руки."],
      eng: ["Hand Soap", "With olive oil, kind to the skin."],
    }),
    createGood("laundry-soap", packInPieces(1, 4_900, { left: 95 }), {
      uz: ["Xoʻjalik sovuni", "Eski usul, har dogʻga qarshi."],
      ru: ["Хозяйственное мыло", "Старый способ от любого пятна."],
      eng: ["Laundry Soap", "The old answer to any stain."],
    }),
    createGood("shampoo", packInLitres(0.4, 37_900, { left: 48, off: 10 }), {
      uz: ["Shampun", "Qichitqi oʻt damlamasi bilan, har kunga."],
      ru: ["Шампунь", "С крапивой, на каждый день."],
      eng: ["Shampoo", "With nettle, for every day."],
    }),
    createGood("toothpaste", packInGrams(100, 21_900, { left: 76 }), {
      uz: ["Tish pastasi", "Yalpizli, ftorli."],
      ru: ["Зубная паста", "Мятная, со фтором."],
      eng: ["Toothpaste", "Mint, with fluoride."],
    }),
    createGood("toothbrush", packInPieces(1, 12_900, { left: 63 }), {
      uz: ["Tish choʻtkasi", "Oʻrtacha qattiqlikda."],
      ru: ["Зубная щётка", "Средней жёсткости."],
      eng: ["Toothbrush", "Medium bristles."],
    }),
    createGood("batteries", packInPieces(4, 24_900, { left: 54 }), {
      uz: ["Batareyka AA", "Toʻrtta, pultdan oʻyinchoqqacha."],
      ru: ["Батарейки АА", "Четыре штуки: и в пульт, и в игрушку."],
      eng: ["AA Batteries", "Four: one pair for the remote, one for the toy."],
    }),
    createGood("charcoal", packByKilo(9_900, { left: 35, tags: ["shashlik", "шашлык"] }), {
      uz: ["Pista koʻmir", "Tez tutashadi, tutuni kam."],
      ru: ["Древесный уголь", "Разгорается быстро, дымит мало."],
      eng: ["Charcoal", "Catches fast, smokes little."],
    }),
  ],
);

export const babyGoods = assignCategory(
  "baby",
  ["bola", "дети", "baby"],
  [
    createGood("nappies", packInPieces(50, 124_900, { labels: ["HIT"], left: 32, off: 12 }), {
      uz: ["Tagliklar, 4-oʻlcham", "9–14 kg, tuni bilan quruq."],
      ru: ["Подгузники, размер 4", "9–14 кг, сухо до утра."],
      eng: ["Nappies, Size 4", "9 to 14 kg, dry until morning."],
    }),
    createGood("wet-wipes", packInPieces(72, 19_900, { left: 80, offer: true }), {
      uz: ["Nam salfetka", "Hidsiz, nozik teri uchun."],
      ru: ["Влажные салфетки", "Без запаха, для нежной кожи."],
      eng: ["Wet Wipes", "Unscented, for tender skin."],
    }),
    createGood("formula", packInGrams(400, 99_900, { left: 18 }), {
      uz: ["Sut aralashmasi 1", "Tugʻilgandan olti oygacha."],
      ru: ["Молочная смесь 1", "С рождения до шести месяцев."],
      eng: ["Infant Formula 1", "From birth to six months."],
    }),
    createGood("baby-cereal", packInGrams(200, 31_900, { left: 27 }), {
      uz: ["Guruchli boʻtqa", "Birinchi ovqat uchun, sutsiz."],
      ru: ["Каша рисовая", "Для первого прикорма, без молока."],
      eng: ["Rice Cereal", "A first food, dairy-free."],
    }),
    createGood("puree-apple", packInGrams(90, 8_900, { left: 96 }), {
      uz: ["Olma pyuresi", "Faqat olma, toʻrt oydan."],
      ru: ["Пюре яблочное", "Одни яблоки, с четырёх месяцев."],
      eng: ["Apple Purée", "Apples only, from four months."],
    }),
    createGood("puree-pumpkin", packInGrams(90, 8_900, { left: 71 }), {
      uz: ["Qovoq pyuresi", "Shirin va yengil, besh oydan."],
      ru: ["Пюре тыквенное", "Сладкое и лёгкое, с пяти месяцев."],
      eng: ["Pumpkin Purée", "Sweet and gentle, from five months."],
    }),
    createGood("baby-juice", packInLitres(0.2, 6_900, { left: 104 }), {
      uz: ["Bolalar sharbati", "Nok, naychasi bilan."],
      ru: ["Сок детский", "Грушевый, с трубочкой."],
      eng: ["Baby Juice", "Pear, straw included."],
    }),
    createGood("baby-soap", packInPieces(1, 9_500, { left: 68 }), {
      uz: ["Bolalar sovuni", "Moychechakli, koʻzni achitmaydi."],
      ru: ["Мыло детское", "С ромашкой, не щиплет глаза."],
      eng: ["Baby Soap", "Camomile; no tears."],
    }),
    createGood("baby-cream", packInGrams(75, 23_900, { left: 39 }), {
      uz: ["Bolalar kremi", "Choʻmiltirgandan keyin yupqa qilib."],
      ru: ["Крем детский", "Тонким слоем после купания."],
      eng: ["Baby Cream", "A thin layer after the bath."],
    }),
    createGood("teddy", packInPieces(1, 89_900, { left: 7, labels: ["NEW"] }), {
      uz: ["Ayiqcha", "Bagʻriga bosib uxlash uchun."],
      ru: ["Мишка", "Чтобы засыпать в обнимку."],
      eng: ["Teddy Bear", "For falling asleep with."],
    }),
  ],
);
