import { useState } from "react";
import { api } from "../../../platform/api.ts";
import { showRefusal } from "../../../platform/show-refusal.ts";
import { useLanguage, useTranslate } from "../../../platform/use-language.tsx";
import { ReferenceField } from "../../../fields/reference-field.tsx";
import shape from "virtual:resource/product";
import type { ChoiceGroup } from "./choice-group.ts";

/** Selects another product to copy its groups of choices from. */
export function CopyGroupsSelect({ onCopy }: { onCopy: (groups: ChoiceGroup[]) => void }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const [chosen, setChosen] = useState<string | null>(null);
  async function copyGroups(id: string) {
    setChosen(id);
    const [refusal, row] = await api.call("GET /console/v1/menu/products/{id}", { path: { id } });
    if (refusal) showRefusal(refusal, language);
    else onCopy(row.modificationGroups);
  }
  return (
    <ReferenceField
      aria-label={t("choices.copy-from")}
      placeholder={t("choices.copy-from")}
      to={shape}
      isOptional={false}
      value={chosen}
      onChange={(id) => id && void copyGroups(id)}
    />
  );
}
