/** What holds the subject. Without one, the subject stands on the ground by itself. */
export type Vessel =
  /** Platters and boards: the subject (and `fill`, `toppings`) lies on them. */
  | "lagan"
  | "plate"
  | "board"
  | "basket"
  /** `color` is the soup or sauce inside; toppings float in it. */
  | "bowl"
  /** A whole round pizza: `color` is its sauce, toppings are scattered over it, the subject is not drawn. */
  | "pizza"
  /** A drink: `color` is the liquid, the subject stands before the glass. */
  | "glass"
  | "cup"
  | "teapot"
  /** Goods: `color` is the pack, the subject is printed on it (`bottle`, `jar`: on the label). */
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
  /** Meat or bread on metal skewers: `color` is the meat, toppings go between the pieces. */
  | "skewers";

/** What is heaped on a `lagan`, `plate` or `bowl` before the toppings; `color` tones it. */
export type Fill = "rice" | "noodles" | "greens" | "stew" | "dumplings" | "grain" | "sauce";

/** How the picture of one product is composed. The same subject differs by hue, tilt, count and companions. */
export interface PictureRecipe {
  /** As in `DemoProduct.picture`: `osh/toy-oshi`. */
  name: string;
  /** Emoji of the subject, `🥟`, or a thing drawn by us, `double-burger`. Not needed when vessel and fill say it all. */
  subject?: string;
  /** Hue of the ground, 0–359. */
  hue: number;
  /** One or two small things beside the subject: `["🌿", "🍋"]`. */
  companions?: string[];
  /** How many of the subject, 1–5 (default 1). */
  count?: number;
  /** Degrees of rotation of the subject, default chosen from the name. */
  tilt?: number;
  /** Turns the subject's own colours by so many degrees (a green apple from a red one). */
  tint?: number;
  vessel?: Vessel;
  fill?: Fill;
  /** `#rrggbb`, see the vessel. */
  color?: string;
  /** Emoji scattered over the fill, the soup or the pizza. */
  toppings?: string[];
}
