import type { menuGroup } from "@dasturxon/contract/managed/menu-groups";
import type { TextByLanguage } from "@dasturxon/domain/text";
import { PictureWithName } from "../../fields/picture-name.tsx";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { ResourcePage } from "../../resource/resource-page.tsx";
import { FieldSection } from "../../resource/section.tsx";
import shape from "virtual:resource/menuGroup";
import { GroupPreview } from "./look/group-preview.tsx";

const blankMenuGroup = {
  name: {},
  image: null,
  icon: null,
  iconBgColor: null,
  bgColor: null,
  isActive: true,
};

/** Page of the menu groups, which contain categories. */
export function MenuGroupsPage() {
  const t = useTranslate();
  const text = useLocalizeText();
  return (
    <ResourcePage<typeof menuGroup>
      of={shape}
      blank={blankMenuGroup}
      nameOf={({ name }) => text(name)}
      columns={[{ id: "name", title: "menuGroup.name", cell: PictureWithName }, "isActive"]}
      renderForm={(f, values) => (
        <>
          <FieldSection isWide>
            <f.name />
            <f.image />
            <f.isActive />
          </FieldSection>
          <FieldSection title={t("categories.look")} isWide>
            <f.icon />
            <f.iconBgColor />
            <f.bgColor />
            <GroupPreview {...values} name={text(values.name as TextByLanguage)} />
          </FieldSection>
        </>
      )}
    />
  );
}
