import type { banner } from "@dasturxon/contract/managed/banners";
import { findStoreLinkKind } from "../../fields/link-kinds.ts";
import { PictureWithName } from "../../fields/picture-name.tsx";
import { formatPeriod } from "../../platform/days-shown.ts";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { ResourcePage } from "../../resource/resource-page.tsx";
import { FieldSection } from "../../resource/section.tsx";
import shape from "virtual:resource/banner";

const blankBanner = { name: {}, image: "", link: null, startAt: null, endAt: null, isActive: true };

/** Banners above the menu: image, link and period. */
export function BannersPage() {
  const t = useTranslate();
  const text = useLocalizeText();
  const { timeZone } = useSignedInStaff().merchant;
  return (
    <ResourcePage<typeof banner>
      of={shape}
      blank={blankBanner}
      nameOf={({ name }) => text(name)}
      columns={[
        { id: "name", title: "banner.name", cell: PictureWithName },
        { id: "link", title: "banner.link", cell: ({ link }) => t(`link.${findStoreLinkKind(link)}`) },
        { id: "endAt", title: "content.days", cell: (row) => formatPeriod(row, { timeZone, t }) },
        "isActive",
      ]}
      renderForm={(f) => (
        <>
          <FieldSection isWide>
            <f.image />
            <f.name />
            <f.link />
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
