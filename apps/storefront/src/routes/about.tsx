import { useBrand, useText } from "../platform/brand.tsx";
import { useT } from "../platform/i18n.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { TextPage } from "../ui/text-page.tsx";

export default function About() {
  const t = useT();
  const text = useText();
  const { merchant } = useBrand();
  return (
    <TextPage title={t("about.title")} backLabel={t("action.back")}>
      <PageHead title={t("about.title")} />
      <p>{text(merchant.about)}</p>
    </TextPage>
  );
}
