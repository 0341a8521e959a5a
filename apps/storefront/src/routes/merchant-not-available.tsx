import { MapPinOff } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router";
import { useMaybeBrand } from "../shop/brand/brand.tsx";
import { useT } from "../platform/i18n.tsx";
import { PageHead } from "../shop/brand/page-head.tsx";
import { MessagePage } from "../ui/message-page.tsx";

/** Shown if no brand has this address. Deletes the data stored for the brand [BR-6]. The server deletes the cookies. */
export default function MerchantNotAvailable() {
  const t = useT();
  const isOfBrand = useMaybeBrand() !== null;
  useEffect(() => {
    if (isOfBrand) return;
    try {
      localStorage.clear();
      sessionStorage.clear();
    } catch {
      // Storage is disabled in this browser, so there is nothing to delete.
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
