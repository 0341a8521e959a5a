import type { category } from "@dasturxon/contract/managed/categories";
import { PictureName } from "../../fields/picture-name.tsx";
import { useText } from "../../platform/use-language.tsx";
import { ResourcePage } from "../../resource/resource-page.tsx";
import { Section } from "../../resource/section.tsx";
import shape from "virtual:resource/category";

const blank = { groupId: "", name: {}, image: null, viewType: "MEDIUM", isActive: true } as const;

/** The menu's categories, each in its group. */
export function CategoriesPage() {
  const text = useText();
  return (
    <ResourcePage<typeof category>
      of={shape}
      blank={blank}
      nameOf={({ name }) => text(name)}
      columns={[{ id: "name", title: "category.name", cell: PictureName }, "groupId", "isActive"]}
      renderForm={(f) => (
        <>
          <Section isWide>
            <f.name />
            <f.groupId />
            <f.image />
          </Section>
          <Section isWide>
            <f.viewType />
            <f.isActive />
          </Section>
        </>
      )}
    />
  );
}
