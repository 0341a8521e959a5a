import { packByWeight, createGood, packInGrams, packInPieces } from "../constructors.ts";
import { assignCategory } from "../../in-category.ts";

export const fruit = assignCategory(
  "fruit",
  ["meva", "фрукты", "fruit"],
  [
    createGood("banana", packByWeight(24_900, { labels: ["HIT"], left: 90, from: 5 }), {
      uz: ["Banan", "Sap-sariq, ertagayoq shirin."],
      ru: ["Бананы", "Ровно жёлтые, сладкие уже завтра."],
      eng: ["Bananas", "Evenly yellow, at their sweetest tomorrow."],
    }),
    createGood("apple-semerenko", packByWeight(18_900, { left: 110 }), {
      uz: ["Olma Semerenko", "Yashil, nordon-shirin, qarsildoq."],
      ru: ["Яблоки Семеренко", "Зелёные, кисло-сладкие, с хрустом."],
      eng: ["Semerenko Apples", "Green, sharp and sweet, with a snap."],
    }),
    createGood("apple-red", packByWeight(16_900, { left: 140, off: 10 }), {
      uz: ["Qizil olma", "Namangan bogʻlaridan, hidi atirdek."],
      ru: ["Яблоки красные", "Из наманганских садов, пахнут осенью."],
      eng: ["Red Apples", "From the gardens of Namangan, scented like autumn."],
    }),
    createGood("pear", packByWeight(26_900, { left: 38 }), {
      uz: ["Nok", "Tishlasangiz, sharbati oqadi."],
      ru: ["Груши", "Откусишь, и сок по подбородку."],
      eng: ["Pears", "One bite and the juice runs."],
    }),
    createGood("orange", packByWeight(27_900, { left: 66 }), {
      uz: ["Apelsin", "Yupqa poʻst, sharbat uchun zoʻr."],
      ru: ["Апельсины", "Тонкокорые, хороши на сок."],
      eng: ["Oranges", "Thin-skinned, good for juice."],
    }),
    createGood("mandarin", packByWeight(25_900, { left: 52 }), {
      uz: ["Mandarin", "Poʻsti oʻzi ochiladi, danagi yoʻq."],
      ru: ["Мандарины", "Чистятся сами, без косточек."],
      eng: ["Mandarins", "They peel themselves, and have no pips."],
    }),
    createGood("lemon", packInPieces(1, 3_500, { offer: true, left: 200 }), {
      uz: ["Toshkent limoni", "Yupqa, sariq-tilla, choyga eng mosi."],
      ru: ["Лимон ташкентский", "Тонкий, золотистый, для чая лучший."],
      eng: ["Tashkent Lemon", "Thin-skinned, golden, the best for tea."],
    }),
    createGood("pomegranate", packByWeight(28_900, { left: 42 }), {
      uz: ["Anor", "Quva anori: donasi yoqutdek."],
      ru: ["Гранат", "Кувинский: зёрна как рубины."],
      eng: ["Pomegranates", "From Quva, seeds like rubies."],
    }),
    createGood("persimmon", packByWeight(19_900, { left: 35 }), {
      uz: ["Xurmo", "Ogʻizni burishtirmaydigan, asal xurmo."],
      ru: ["Хурма", "Медовая, не вяжет."],
      eng: ["Persimmons", "Honeyed, with no bite."],
    }),
    createGood("grape-kishmish", packByWeight(24_900, { left: 48, from: 3 }), {
      uz: ["Uzum kishmish", "Danaksiz, bolalar bir zumda tugatadi."],
      ru: ["Виноград кишмиш", "Без косточек, дети съедают мигом."],
      eng: ["Kishmish Grapes", "Seedless; the children finish them first."],
    }),
    createGood("grape-husayni", packByWeight(29_900, { left: 28, labels: ["NEW"] }), {
      uz: ["Uzum husayni", "Uzun donali, kelin barmogʻi deydilar."],
      ru: ["Виноград хусайни", "Длинные ягоды, «дамские пальчики»."],
      eng: ["Husayni Grapes", "Long berries, called lady's fingers."],
    }),
    createGood("peach", packByWeight(23_900, { left: 40 }), {
      uz: ["Shaftoli", "Tukli, xushboʻy, danagi oson ajraydi."],
      ru: ["Персики", "Бархатные, душистые, косточка отходит сама."],
      eng: ["Peaches", "Velvety, fragrant, and they leave the stone."],
    }),
    createGood("apricot", packByWeight(21_900, { left: 30 }), {
      uz: ["Oʻrik", "Quyoshda pishgan, yonogʻi qizargan."],
      ru: ["Абрикосы", "Дозрели на солнце, с румяным бочком."],
      eng: ["Apricots", "Ripened in the sun, with a blushing cheek."],
    }),
    createGood("cherry", packByWeight(32_900, { left: 20, off: 15 }), {
      uz: ["Gilos", "Toʻq qizil, yirik, bandi bilan."],
      ru: ["Черешня", "Тёмная, крупная, с хвостиками."],
      eng: ["Cherries", "Dark and large, stalks on."],
    }),
    createGood("strawberry", packInGrams(500, 19_900, { left: 25, labels: ["HIT"] }), {
      uz: ["Qulupnay", "Tongda terilgan, kechgacha yeb qoʻying."],
      ru: ["Клубника", "Собрана на рассвете, съешьте до вечера."],
      eng: ["Strawberries", "Picked at dawn, best eaten by dusk."],
    }),
    createGood("watermelon", packInPieces(1, 29_900, { left: 16 }), {
      uz: ["Tarvuz", "6–7 kg, chertsangiz jaranglaydi."],
      ru: ["Арбуз", "6–7 кг, постучишь, и звенит."],
      eng: ["Watermelon", "6 to 7 kg; knock and it rings."],
    }),
    createGood("melon", packInPieces(1, 32_900, { left: 14 }), {
      uz: ["Mirzachoʻl qovuni", "Ogʻizda eriydi, hidi koʻchaga chiqadi."],
      ru: ["Дыня мирзачульская", "Тает во рту, аромат слышно с улицы."],
      eng: ["Mirzachul Melon", "Melts in the mouth; you smell it from the street."],
    }),
    createGood("kiwi", packByWeight(36_900, { left: 33 }), {
      uz: ["Kivi", "Yumshoq, nordonligi meʼyorida."],
      ru: ["Киви", "Мягкие, с верной кислинкой."],
      eng: ["Kiwis", "Soft, with just enough sharpness."],
    }),
    createGood("avocado", packInPieces(1, 22_900, { left: 27 }), {
      uz: ["Avokado", "Pishgan, nonga surtishga tayyor."],
      ru: ["Авокадо", "Спелый, готов лечь на тост."],
      eng: ["Avocado", "Ripe and ready for toast."],
    }),
    createGood("pineapple", packInPieces(1, 59_900, { left: 9, off: 20 }), {
      uz: ["Ananas", "Barglari yashil, hidi pishganini aytadi."],
      ru: ["Ананас", "Зелёный хохолок и запах, который не врёт."],
      eng: ["Pineapple", "Green crown, and a scent that does not lie."],
    }),
  ],
);
