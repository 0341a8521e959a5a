/** Input of `children/fill.ts`. */
export interface FillInput {
  /** Menu sizes. Each size gets a separate brand, such as `menu300`. */
  menus: number[];
  /** Creates the brands `b00001`… up to `to`. Those up to `from` already exist. */
  from: number;
  to: number;
}
