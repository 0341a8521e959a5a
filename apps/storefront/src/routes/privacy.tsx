import { useBrand, useText } from "../shop/brand/brand.tsx";
import { useT } from "../platform/i18n.tsx";
import { PageHead } from "../shop/brand/page-head.tsx";
import { TextPage } from "../ui/text-page.tsx";

export default function Privacy() {
  const t = useT();
  const text = useText();
  const { merchant } = useBrand();
  return (
    <TextPage title={t("privacy.title")} backLabel={t("action.back")}>
      <PageHead title={t("privacy.title")} />
      <p>{t("privacy.text", { brand: text(merchant.brand) })}</p>
    </TextPage>
  );
}
