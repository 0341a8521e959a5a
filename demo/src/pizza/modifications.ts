import type { DemoModification, DemoModificationGroup } from "../types.ts";
import { createText } from "../words.ts";
import type { ThreeLanguageWords } from "../words.ts";

interface ChoiceDetails {
  price?: number;
  maxCount?: number;
  partKey?: string;
}

/** Creates a choice of a modification group. `price` is its surcharge in soʻm per item. */
export function createChoice(
  key: string,
  words: ThreeLanguageWords,
  offer: ChoiceDetails = {},
): DemoModification {
  return {
    key,
    name: createText(words),
    price: offer.price ?? 0,
    maxCount: offer.maxCount ?? 1,
    ...(offer.partKey && { partKey: offer.partKey }),
  };
}

type ChoiceCountBounds = readonly [min: number, max: number];

interface ModificationGroupDetails {
  name: ThreeLanguageWords;
  bounds: ChoiceCountBounds;
  of: DemoModification[];
}

export function createModificationGroup(
  key: string,
  { name, bounds: [min, max], of }: ModificationGroupDetails,
): DemoModificationGroup {
  return { key, name: createText(name), min, max, modifications: of };
}
