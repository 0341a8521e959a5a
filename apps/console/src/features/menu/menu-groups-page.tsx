import type { menuGroup } from "@dasturxon/contract/managed/menu-groups";
import { PictureName } from "../../fields/picture-name.tsx";
import { useText } from "../../platform/use-language.tsx";
import { ResourcePage } from "../../resource/resource-page.tsx";
import { Section } from "../../resource/section.tsx";
import shape from "virtual:resource/menuGroup";

const blank = { name: {}, image: null, isActive: true };

/** The groups that the menu's categories stand under. */
export function MenuGroupsPage() {
  const text = useText();
  return (
    <ResourcePage<typeof menuGroup>
      of={shape}
      blank={blank}
      nameOf={({ name }) => text(name)}
      columns={[{ id: "name", title: "menuGroup.name", cell: PictureName }, "isActive"]}
      renderForm={(f) => (
        <Section isWide>
          <f.name />
          <f.image />
          <f.isActive />
        </Section>
      )}
    />
  );
}
