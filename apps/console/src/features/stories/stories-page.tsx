import type { story } from "@dasturxon/contract/managed/stories";
import { PictureWithName } from "../../fields/picture-name.tsx";
import { formatPeriod } from "../../platform/days-shown.ts";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { ResourcePage } from "../../resource/resource-page.tsx";
import { FieldSection } from "../../resource/section.tsx";
import shape from "virtual:resource/story";
import { StoryPages } from "./story-pages.tsx";

const blankStory = { name: {}, image: "", pages: [], startAt: null, endAt: null, isActive: true };

/** Stories with their pages, shown as rings above the menu. */
export function StoriesPage() {
  const t = useTranslate();
  const text = useLocalizeText();
  const { timeZone } = useSignedInStaff().merchant;
  return (
    <ResourcePage<typeof story>
      of={shape}
      blank={blankStory}
      nameOf={({ name }) => text(name)}
      columns={[
        { id: "name", title: "story.name", cell: PictureWithName },
        { id: "pages", title: "story.pages", isNumber: true, cell: ({ pages }) => pages.length },
        { id: "endAt", title: "content.days", cell: (row) => formatPeriod(row, { timeZone, t }) },
        "isActive",
      ]}
      renderForm={(f) => (
        <>
          <FieldSection isWide>
            <f.name />
            <f.image />
          </FieldSection>
          <FieldSection title={t("story.pages")} isWide>
            <StoryPages />
          </FieldSection>
          <FieldSection title={t("content.when")}>
            <f.startAt />
            <f.endAt />
          </FieldSection>
          <FieldSection isWide>
            <f.isActive />
          </FieldSection>
        </>
      )}
    />
  );
}
