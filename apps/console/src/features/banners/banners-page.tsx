import type { banner } from "@dasturxon/contract/managed/banners";
import { kindOfLink } from "../../fields/link-kinds.ts";
import { PictureName } from "../../fields/picture-name.tsx";
import { daysShown } from "../../platform/days-shown.ts";
import { useStaff } from "../../platform/session.tsx";
import { useT, useText } from "../../platform/use-language.tsx";
import { ResourcePage } from "../../resource/resource-page.tsx";
import { Section } from "../../resource/section.tsx";
import shape from "virtual:resource/banner";

const blank = { name: {}, image: "", link: null, startAt: null, endAt: null, isActive: true };

/** Banners above the menu: image, link and period. */
export function BannersPage() {
  const t = useT();
  const text = useText();
  const { timeZone } = useStaff().merchant;
  return (
    <ResourcePage<typeof banner>
      of={shape}
      blank={blank}
      nameOf={({ name }) => text(name)}
      columns={[
        { id: "name", title: "banner.name", cell: PictureName },
        { id: "link", title: "banner.link", cell: ({ link }) => t(`link.${kindOfLink(link)}`) },
        { id: "endAt", title: "content.days", cell: (row) => daysShown(row, { timeZone, t }) },
        "isActive",
      ]}
      renderForm={(f) => (
        <>
          <Section isWide>
            <f.image />
            <f.name />
            <f.link />
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
