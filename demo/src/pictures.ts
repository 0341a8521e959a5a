/** Container of the subject. Without one, the subject is on the background directly. */
export type Vessel =
  /** Platters and boards, with the subject, `fill` and `toppings` on top. */
  | "lagan"
  | "plate"
  | "board"
  | "basket"
  /** `color` is the soup or sauce inside. Toppings float in it. */
  | "bowl"
  /** A whole round pizza: `color` is its sauce, and toppings are distributed over it. The subject is not drawn. */
  | "pizza"
  /** A drink: `color` is the liquid, and the subject is in front of the glass. */
  | "glass"
  | "cup"
  | "teapot"
  /** Packed goods: `color` is the pack, and the subject is printed on it (`bottle` and `jar`: on the label). */
  | "carton"
  | "box"
  | "bag"
  | "pouch"
  | "bottle"
  | "jug"
  | "jar"
  | "can"
  | "tub"
  | "tube"
  /** Meat or bread on metal skewers: `color` is the meat, and toppings are between the pieces. */
  | "skewers";

/** Content heaped on a `lagan`, `plate` or `bowl` below the toppings. `color` tints it. */
export type Fill = "rice" | "noodles" | "greens" | "stew" | "dumplings" | "grain" | "sauce";

/** Composition of a product's picture. Pictures with the same subject differ in hue, tilt, count and companions. */
export interface PictureRecipe {
  /** Name as in `DemoProduct.picture`: `osh/toy-oshi`. */
  name: string;
  /**
   * Emoji of the subject (`🥟`), or the name of the project's own drawing (`double-burger`). Optional if vessel and
   * fill show everything.
   */
  subject?: string;
  /** Hue of the background, 0–359. */
  hue: number;
  /** One or two small objects next to the subject: `["🌿", "🍋"]`. */
  companions?: string[];
  /** Number of subjects, 1–5 (default 1). */
  count?: number;
  /** Rotation of the subject in degrees. By default derived from the name. */
  tilt?: number;
  /** Hue rotation of the subject in degrees, for example to turn a red apple into a green one. */
  tint?: number;
  vessel?: Vessel;
  fill?: Fill;
  /** Color as `#rrggbb`. The vessel determines which part has this color. */
  color?: string;
  /** Emoji distributed over the fill, the soup or the pizza. */
  toppings?: string[];
}
