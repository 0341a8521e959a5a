import type { DemoModification, DemoModificationGroup } from "../types.ts";
import { createText } from "../words.ts";
import type { Words } from "../words.ts";

interface ChoiceDetails {
  price?: number;
  maxCount?: number;
  partKey?: string;
}

/** Creates a choice of a modification group. `price` is its surcharge in soʻm per item. */
export function createChoice(key: string, words: Words, offer: ChoiceDetails = {}): DemoModification {
  return {
    key,
    name: createText(words),
    price: offer.price ?? 0,
    maxCount: offer.maxCount ?? 1,
    ...(offer.partKey && { partKey: offer.partKey }),
  };
}

type Bounds = readonly [min: number, max: number];

interface GroupDetails {
  name: Words;
  bounds: Bounds;
  of: DemoModification[];
}

export function createGroup(
  key: string,
  { name, bounds: [min, max], of }: GroupDetails,
): DemoModificationGroup {
  return { key, name: createText(name), min, max, modifications: of };
}
