import type { resources } from "@dasturxon/contract/managed";

/** Aspect ratio (width by height) in which an image is shown. `hasSquare`: lists show only the centre square. */
export interface PictureFrame {
  ratio: number;
  hasSquare: boolean;
}

const createFrameWithoutSquare = (ratio: number): PictureFrame => ({ ratio, hasSquare: false });

/** Frames of the store's images by usage. */
export const PICTURE_FRAME_BY_NAME = {
  dish: { ratio: 4 / 3, hasSquare: true },
  gallery: createFrameWithoutSquare(4 / 3),
  square: createFrameWithoutSquare(1),
  banner: createFrameWithoutSquare(16 / 7),
  storyPage: createFrameWithoutSquare(9 / 16),
  shared: createFrameWithoutSquare(1200 / 630),
} as const;

export type FrameName = keyof typeof PICTURE_FRAME_BY_NAME;

type ContractResources = typeof resources;
/** Field of a resource, such as `product.image`. */
type CroppedFieldName = {
  [One in keyof ContractResources & string]: `${One}.${keyof ContractResources[One]["fields"] & string}`;
}[keyof ContractResources & string];

/** Frames by field. Images of other fields are not cropped. */
const FRAME_BY_FIELD = {
  "product.image": "dish",
  "category.image": "square",
  "menuGroup.image": "square",
  "menuGroup.icon": "square",
  "banner.image": "banner",
  "story.image": "square",
} as const satisfies { [Field in CroppedFieldName]?: FrameName };
const frameByFieldName = new Map<string, FrameName>(Object.entries(FRAME_BY_FIELD));

/** Returns the frame of a form field. Null: the image is not cropped. */
export const findFrameNameOfField = (field: string): FrameName | null => frameByFieldName.get(field) ?? null;
