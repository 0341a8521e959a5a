import type { story } from "@dasturxon/contract/managed/stories";
import { PictureName } from "../../fields/picture-name.tsx";
import { daysShown } from "../../platform/days-shown.ts";
import { useStaff } from "../../platform/session.tsx";
import { useT, useText } from "../../platform/use-language.tsx";
import { ResourcePage } from "../../resource/resource-page.tsx";
import { Section } from "../../resource/section.tsx";
import shape from "virtual:resource/story";
import { StoryPages } from "./story-pages.tsx";

const blank = { name: {}, image: "", pages: [], startAt: null, endAt: null, isActive: true };

/** Stories with their pages, shown as rings above the menu. */
export function StoriesPage() {
  const t = useT();
  const text = useText();
  const { timeZone } = useStaff().merchant;
  return (
    <ResourcePage<typeof story>
      of={shape}
      blank={blank}
      nameOf={({ name }) => text(name)}
      columns={[
        { id: "name", title: "story.name", cell: PictureName },
        { id: "pages", title: "story.pages", isNumber: true, cell: ({ pages }) => pages.length },
        { id: "endAt", title: "content.days", cell: (row) => daysShown(row, { timeZone, t }) },
        "isActive",
      ]}
      renderForm={(f) => (
        <>
          <Section isWide>
            <f.name />
            <f.image />
          </Section>
          <Section title={t("story.pages")} isWide>
            <StoryPages />
          </Section>
          <Section title={t("content.when")}>
            <f.startAt />
            <f.endAt />
          </Section>
          <Section isWide>
            <f.isActive />
          </Section>
        </>
      )}
    />
  );
}
