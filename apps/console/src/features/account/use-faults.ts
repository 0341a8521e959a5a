import type { Refusal } from "@dasturxon/contract/refusals";
import { useState } from "react";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useLanguage } from "../../platform/use-language.tsx";

/** What is wrong with which of a form's fields, by their names. */
export function useFaults() {
  const { language } = useLanguage();
  const [faults, setFaults] = useState<Record<string, string>>({});
  /** Says it beside the field that is named, else as a notice. */
  const tell = (refusal: Refusal<string>) => {
    const { field } = refusal.data;
    if (field) setFaults({ [field]: refusal.description[language] });
    else showRefusal(refusal, language);
  };
  return { faults, setFaults, tell };
}
