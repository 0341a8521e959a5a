type Words = readonly [uz: string, ru: string, eng: string];

/** A menu in a few lines: names in three languages, whole sum, minutes. */
export interface MenuToStart {
  name: Words;
  categories: readonly {
    name: Words;
    products: readonly (readonly [uz: string, ru: string, eng: string, price: number, minutes: number])[];
  }[];
}
