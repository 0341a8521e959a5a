import { formatNumber, NO_BREAK_SPACE } from "./format.ts";
import { findCatalogueText } from "./catalogue.ts";
import type { Language } from "./language.ts";
import { createTextByLanguage } from "./text.ts";
import type { TextByLanguage } from "./text.ts";
import { unitsTexts } from "./texts/units.ts";
import type { WeightMeasure } from "./weight-measure.ts";

/** Returns the weight of `count` steps in the unit of the product, rounded to three decimals. */
export function calculateWeight({ measure }: Pick<WeightMeasure, "measure">, count: number): number {
  return Math.round(measure * count * 1000) / 1000;
}

/** Formats the weight of `count` steps: "1,2 kg". [LN-1] */
export function formatWeight(weighed: WeightMeasure, count: number, language: Language): string {
  const amount = formatNumber(calculateWeight(weighed, count), language);
  return `${amount}${NO_BREAK_SPACE}${findCatalogueText(unitsTexts, weighed.unit, language)}`;
}

/** Returns the weight in all languages, as a multilingual text. */
export function formatWeightInAllLanguages(weighed: WeightMeasure, count: number): TextByLanguage {
  return createTextByLanguage((language) => formatWeight(weighed, count, language));
}

/** Returns how many steps make one whole unit, or null if the unit is not a multiple of the step. */
export function countWeightStepsInUnit({ measure }: Pick<WeightMeasure, "measure">): number | null {
  const steps = Math.round(1 / measure);
  return measure < 1 && calculateWeight({ measure }, steps) === 1 ? steps : null;
}
