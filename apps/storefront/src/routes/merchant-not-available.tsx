import { MapPinOff } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router";
import { useMaybeBrand } from "../shop/brand/brand.tsx";
import { useT } from "../platform/i18n.tsx";
import { PageHead } from "../shop/brand/page-head.tsx";
import { MessagePage } from "../ui/message-page.tsx";

/** No brand belongs to this address: what was kept for it is wiped [BR-6]; the server ends the cookies. */
export default function MerchantNotAvailable() {
  const t = useT();
  const isOfBrand = useMaybeBrand() !== null;
  useEffect(() => {
    if (isOfBrand) return;
    try {
      localStorage.clear();
      sessionStorage.clear();
    } catch {
      // Nothing is kept where storage is forbidden.
    }
  }, [isOfBrand]);
  return (
    <>
      <PageHead title={t("noMerchant.title")} isPrivate />
      <MessagePage
        icon={<MapPinOff size={40} strokeWidth={1.5} aria-hidden />}
        title={t("noMerchant.title")}
        text={t("noMerchant.text")}
      >
        <Link
          to="/brands"
          reloadDocument
          className="mt-4 inline-flex min-h-13 items-center rounded-control bg-brand px-6 font-bold text-on-brand"
        >
          {t("noMerchant.brands")}
        </Link>
      </MessagePage>
    </>
  );
}
