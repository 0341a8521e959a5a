import type { resources } from "@dasturxon/contract/managed";

/** Aspect ratio (width by height) in which an image is shown. `hasSquare`: lists show only the centre square. */
export interface Frame {
  ratio: number;
  hasSquare: boolean;
}

const plain = (ratio: number): Frame => ({ ratio, hasSquare: false });

/** Frames of the store's images by usage. */
export const FRAMES = {
  dish: { ratio: 4 / 3, hasSquare: true },
  gallery: plain(4 / 3),
  square: plain(1),
  banner: plain(16 / 7),
  storyPage: plain(9 / 16),
  shared: plain(1200 / 630),
} as const;

export type FrameName = keyof typeof FRAMES;

type Resources = typeof resources;
/** Field of a resource, such as `product.image`. */
type FieldName = {
  [One in keyof Resources & string]: `${One}.${keyof Resources[One]["fields"] & string}`;
}[keyof Resources & string];

/** Frames by field. Images of other fields are not cropped. */
const BY_FIELD = {
  "product.image": "dish",
  "category.image": "square",
  "menuGroup.image": "square",
  "menuGroup.icon": "square",
  "banner.image": "banner",
  "story.image": "square",
} as const satisfies { [Field in FieldName]?: FrameName };
const frames = new Map<string, FrameName>(Object.entries(BY_FIELD));

/** Returns the frame of a form field. Null: the image is not cropped. */
export const frameOf = (field: string): FrameName | null => frames.get(field) ?? null;
