/** The shape that a picture is shown in, its width by its height; `hasSquare`: lists show its middle square alone. */
export interface Frame {
  ratio: number;
  hasSquare: boolean;
}

const plain = (ratio: number): Frame => ({ ratio, hasSquare: false });

/** The frames of the store's pictures, by what is shown. */
export const FRAMES = {
  dish: { ratio: 4 / 3, hasSquare: true },
  gallery: plain(4 / 3),
  square: plain(1),
  banner: plain(16 / 7),
  storyPage: plain(9 / 16),
  shared: plain(1200 / 630),
} as const;

export type FrameName = keyof typeof FRAMES;

const BY_FIELD: Record<string, FrameName> = {
  "product.image": "dish",
  "category.image": "square",
  "menuGroup.image": "square",
  "menuGroup.icon": "square",
  "banner.image": "banner",
  "story.image": "square",
};

/** The frame of a field that a form draws by itself; null: it is shown as it is. */
export const frameOf = (field: string): FrameName | null => BY_FIELD[field] ?? null;
