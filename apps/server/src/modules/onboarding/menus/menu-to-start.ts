type Words = readonly [uz: string, ru: string, eng: string];

/** An example menu: names in three languages, prices in sum, cooking times in minutes. */
export interface MenuToStart {
  name: Words;
  categories: readonly {
    name: Words;
    products: readonly (readonly [uz: string, ru: string, eng: string, price: number, minutes: number])[];
  }[];
}
