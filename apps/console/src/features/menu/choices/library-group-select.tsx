import { useState } from "react";
import { ReferenceField } from "../../../fields/reference-field.tsx";
import { api } from "../../../platform/api.ts";
import { showRefusal } from "../../../platform/show-refusal.ts";
import { useLanguage, useTranslate } from "../../../platform/use-language.tsx";
import shape from "virtual:resource/modificationGroup";
import { type ChoiceGroup, createLinkedGroup } from "./choice-group.ts";

/** Selects a library group to link to the product. */
export function LibraryGroupSelect({ onTake }: { onTake: (group: ChoiceGroup) => void }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const [chosen, setChosen] = useState<string | null>(null);
  async function linkLibraryGroup(id: string) {
    setChosen(id);
    const [refusal, row] = await api.call("GET /console/v1/menu/modification-groups/{id}", { path: { id } });
    if (refusal) showRefusal(refusal, language);
    else onTake(createLinkedGroup(row));
  }
  return (
    <ReferenceField
      aria-label={t("library.which")}
      placeholder={t("library.which")}
      to={shape}
      isOptional={false}
      value={chosen}
      onChange={(id) => id && void linkLibraryGroup(id)}
    />
  );
}
