type TextInThreeLanguages = readonly [uz: string, ru: string, eng: string];

/** An example menu: names in three languages, prices in soʻm, cooking times in minutes. */
export interface ExampleMenu {
  name: TextInThreeLanguages;
  categories: readonly {
    name: TextInThreeLanguages;
    products: readonly (readonly [uz: string, ru: string, eng: string, price: number, minutes: number])[];
  }[];
}
