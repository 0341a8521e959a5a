import type { category } from "@dasturxon/contract/managed/categories";
import type { TextByLanguage } from "@dasturxon/domain/text";
import { PictureWithName } from "../../fields/picture-name.tsx";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { ResourcePage } from "../../resource/resource-page.tsx";
import { FieldSection } from "../../resource/section.tsx";
import shape from "virtual:resource/category";
import { CategoryPreview } from "./look/category-preview.tsx";
import { TimetableFields } from "./serving-fields.tsx";

const blankCategory = {
  groupId: "",
  name: {},
  image: null,
  viewType: "MEDIUM",
  scrollType: "VERTICAL",
  navigationType: "SHEET",
  isWithoutCart: false,
  textColor: null,
  timetable: null,
  isActive: true,
} as const;

/** Page of the menu's categories. Each belongs to a group. */
export function CategoriesPage() {
  const t = useTranslate();
  const text = useLocalizeText();
  return (
    <ResourcePage<typeof category>
      of={shape}
      blank={blankCategory}
      nameOf={({ name }) => text(name)}
      columns={[{ id: "name", title: "category.name", cell: PictureWithName }, "groupId", "isActive"]}
      renderForm={(f, values) => (
        <>
          <FieldSection isWide>
            <f.name />
            <f.groupId />
            <f.image />
            <f.isActive />
          </FieldSection>
          <FieldSection isWide>
            <TimetableFields label={t("category.timetable")} hint={t("category.timetable.hint")} />
          </FieldSection>
          <FieldSection title={t("categories.look")} isWide>
            <f.viewType />
            <f.scrollType />
            <f.navigationType />
            <f.isWithoutCart />
            <f.textColor />
            <CategoryPreview {...values} name={text(values.name as TextByLanguage)} />
          </FieldSection>
        </>
      )}
    />
  );
}
