import type { WireLanguage } from "@dasturxon/domain/language";
import { NativeSelect, SegmentedControl } from "@mantine/core";
import { LANGUAGE_NAMES } from "../../../fields/language-names.ts";
import { useSignedInStaff } from "../../../platform/session.tsx";
import { useTranslate } from "../../../platform/use-language.tsx";
import type { ModifierChoice } from "./choice-group.ts";

interface Props {
  choices: ModifierChoice[];
  language: WireLanguage;
  onChange: (language: WireLanguage) => void;
}

/** Maximum number of languages that fit into one line on a phone. */
const MAX_LANGUAGES_IN_LINE = 3;

/** Selects the language of the choices' names. If names are missing in a language, shows the number of named choices. */
export function ChoiceLanguages({ choices, language, onChange }: Props) {
  const t = useTranslate();
  const { languages } = useSignedInStaff().merchant;
  const isSelect = languages.length > MAX_LANGUAGES_IN_LINE;
  const data = languages.map((value) => {
    const count = choices.filter(({ name, productId }) => productId || name[value]?.trim()).length;
    const label = LANGUAGE_NAMES[value][isSelect ? "name" : "short"];
    return { value, label: count === choices.length ? label : `${label} ${count}/${choices.length}` };
  });
  const selectLanguage = (value: string) =>
    onChange(data.find((each) => each.value === value)?.value ?? language);
  if (languages.length < 2) return null;
  if (isSelect)
    return (
      <NativeSelect
        size="md"
        aria-label={t("choices.language")}
        data={data}
        value={language}
        onChange={(event) => selectLanguage(event.currentTarget.value)}
      />
    );
  return (
    <SegmentedControl
      size="sm"
      aria-label={t("choices.language")}
      data={data}
      value={language}
      onChange={selectLanguage}
    />
  );
}
