/** Input of `children/fill.ts`. */
export interface FillInput {
  /** Menu sizes. Each size gets a separate brand, such as `menu300`. */
  menus: number[];
  /** Numbers of the brands `b00001`, `b00002`, …: creates the brands after number `from`, up to number `to`. */
  from: number;
  to: number;
}
