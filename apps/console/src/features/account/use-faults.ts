import type { RefusalBody } from "@dasturxon/contract/refusals";
import { useState } from "react";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useLanguage } from "../../platform/use-language.tsx";

/** Errors of a form by field name. */
export function useFormFaults() {
  const { language } = useLanguage();
  const [faults, setFaults] = useState<Record<string, string>>({});
  /** Shows the server's refusal next to the field that it names, or as a notification if it names no field. */
  const reportRefusal = (refusal: RefusalBody<string>) => {
    const { field } = refusal.data;
    if (field) setFaults({ [field]: refusal.description[language] });
    else showRefusal(refusal, language);
  };
  return { faults, setFaults, tell: reportRefusal };
}
