/** What `children/fill.ts` writes. */
export interface Filling {
  /** Sizes of menus; each gets a brand of its own, `menu300`. */
  menus: number[];
  /** Brands `b00001`… up to `to`, those up to `from` being there already. */
  from: number;
  to: number;
}
