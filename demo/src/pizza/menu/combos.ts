import { createCombo, createDish, createSet } from "../constructors.ts";
import { assignCategory } from "../../in-category.ts";

export const combos = assignCategory(
  "combo",
  ["kombo", "комбо", "combo", "set"],
  [
    createDish("combo-solo", createSet(69_000, { kcal: 1120, labels: ["HIT"] }), {
      uz: ["Bir kishilik", "Tanlagan burgeringiz, kichik fri va ichimlik. Tushlik hal boʻldi."],
      ru: ["На одного", "Бургер на выбор, малая картошка и напиток. Вопрос обеда решён."],
      eng: ["For One", "A burger of your choice, small fries and a drink. Lunch is settled."],
    }),
    createDish("combo-lavash", createCombo(66_000, { drinks: 1, kcal: 980 }), {
      uz: ["Lavash kombo", "Mol goʻshtli lavash, fri va muzdek ichimlik."],
      ru: ["Лаваш-комбо", "Лаваш с говядиной, картошка фри и холодный напиток."],
      eng: ["Lavash Combo", "Beef lavash, fries and something cold to drink."],
    }),
    createDish("combo-two", createCombo(149_000, { drinks: 2, kcal: 1890, off: 10 }), {
      uz: ["Ikkimizga", "Oʻrta pepperoni, oltita qanotcha va ikki ichimlik."],
      ru: ["На двоих", "Средняя пепперони, шесть крылышек и два напитка."],
      eng: ["Just Us Two", "A medium pepperoni, six wings and two drinks."],
    }),
    createDish("combo-family", createCombo(279_000, { drinks: 4, kcal: 4200, labels: ["HIT"] }), {
      uz: ["Oilaviy dasturxon", "Ikki katta pitsa, fri savati, salat va toʻrt ichimlik."],
      ru: ["Семейный стол", "Две большие пиццы, корзина фри, салат и четыре напитка."],
      eng: ["Family Table", "Two large pizzas, a basket of fries, a salad and four drinks."],
    }),
    createDish("combo-office", createCombo(389_000, { drinks: 6, kcal: 6100 }), {
      uz: ["Ofis tushligi", "Uch xil oʻrta pitsa, strips va olti ichimlik. Yigʻilish choʻzilsa ham yetadi."],
      ru: ["Обед в офис", "Три средние пиццы, стрипсы и шесть напитков. Хватит и на долгую планёрку."],
      eng: ["Office Lunch", "Three medium pizzas, chicken strips and six drinks, enough for a long meeting."],
    }),
    createDish("combo-kids", createCombo(49_000, { drinks: 1, kcal: 720 }), {
      uz: ["Bolalar qutisi", "Mini-burger, naggets, kichik fri va sovgʻa oʻyinchoq."],
      ru: ["Детская коробка", "Мини-бургер, наггетсы, малая фри и игрушка в подарок."],
      eng: ["Kids' Box", "A mini burger, nuggets, small fries and a toy inside."],
    }),
    createDish("combo-football", createCombo(198_000, { drinks: 3, kcal: 3100, labels: ["NEW"] }), {
      uz: ["Futbol oqshomi", "Katta diablo, oʻn ikki qanotcha, nachos va uch ichimlik."],
      ru: ["Футбольный вечер", "Большая «Дьябло», двенадцать крылышек, начос и три напитка."],
      eng: ["Match Night", "A large Diablo, twelve wings, nachos and three drinks."],
    }),
    createDish("combo-student", createCombo(45_000, { drinks: 1, kcal: 860, off: 5 }), {
      uz: ["Talaba", "Hot-dog, kichik fri va ichimlik. Stipendiyaga mos."],
      ru: ["Студент", "Хот-дог, малая фри и напиток. По стипендии."],
      eng: ["Student", "Hot dog, small fries and a drink, priced for a stipend."],
    }),
  ],
);
