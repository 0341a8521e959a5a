import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fold, foldWords, swapLayout } from "./search-fold.ts";

test.each(["lag'mon", "lag’mon", "lag‘mon", "lagʻmon", "lagʼmon", "lag`mon", "lagꞌmon", "LAGʻMON", "лағмон"])(
  "[MN-8] %s folds to one spelling",
  (word) => {
    expect(fold(word)).toBe("lagmon");
  },
);

test.each([
  ["қовурма", "qovurma"],
  ["ўзбекча ҳалво", "oʻzbekcha halvo"],
  ["шашлык", "shashlik"],
  ["манты", "manti"],
  ["хачапури", "xachapuri"],
  ["khachapuri", "xachapuri"],
  ["пицца", "pizza"],
  ["кока-кола", "Coca Cola"],
  ["джем", "jem"],
  ["цезарь", "sezar"],
  ["döner", "doner"],
  ["Çay", "chay"],
])("[MN-8] %s and %s fold alike", (a, b) => {
  expect(fold(a)).toBe(fold(b));
});

test("[MN-8] the wrong keyboard layout is undone both ways", () => {
  expect(swapLayout("gkjd")).toBe("плов");
  expect(swapLayout("[fxfgehb")).toBe("хачапури");
  expect(swapLayout("щыр")).toBe("osh");
  expect(swapLayout("Ifikbr")).toBe("шашлик");
});

test("[MN-8] numbers stay, signs part words, nothing folds to nothing", () => {
  expect(foldWords("Non 0,5 kg — 100")).toEqual(["non", "0", "5", "kg", "100"]);
  expect(foldWords(" ?! ")).toEqual([]);
});

test("[MN-8] folding gives plain lower-case Latin words, whatever comes in", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."abcdehikoqstuxyzwʻ'аеёцщыюяқў 12") }), (text) => {
      expect(fold(text)).toMatch(/^(?:[a-z0-9]+(?: [a-z0-9]+)*)?$/);
    }),
  );
});
