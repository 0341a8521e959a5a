import type { Banner } from "@dasturxon/contract";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useBrand, useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { Picture } from "../../ui/picture.tsx";
import {
  BANNER_ROW_ATTRIBUTE,
  CURRENT_BANNER_DOT_ATTRIBUTE,
  BANNER_SCROLL_STEP_ATTRIBUTE,
} from "./markup.ts";

/** Renders the banners in a row. Only the guest scrolls it, nothing on the page moves automatically [CT-1]. */
export function BannerRow({ banners }: { banners: readonly Banner[] }) {
  const t = useT();
  const { bannersActive } = useBrand().merchant.features;
  if (!bannersActive || banners.length === 0) return null;
  return (
    <section className="banners" aria-label={t("banners.label")} {...{ [BANNER_ROW_ATTRIBUTE]: "" }}>
      <div
        className="banner-row"
        role={banners.length > 1 ? "group" : undefined}
        tabIndex={banners.length > 1 ? 0 : undefined}
        aria-label={banners.length > 1 ? t("banners.label") : undefined}
      >
        {banners.map((banner, at) => (
          <div key={banner.id}>
            <BannerSlide banner={banner} isUrgent={at === 0} />
          </div>
        ))}
      </div>
      {banners.length > 1 && (
        <>
          <span className="banner-dots" aria-hidden>
            {banners.map(({ id }, at) => (
              <i key={id} {...(at === 0 && { [CURRENT_BANNER_DOT_ATTRIBUTE]: "" })} />
            ))}
          </span>
          <button
            type="button"
            {...{ [BANNER_SCROLL_STEP_ATTRIBUTE]: "-1" }}
            aria-label={t("banners.previous")}
          >
            <ChevronLeft size={22} aria-hidden />
          </button>
          <button type="button" {...{ [BANNER_SCROLL_STEP_ATTRIBUTE]: "1" }} aria-label={t("banners.next")}>
            <ChevronRight size={22} aria-hidden />
          </button>
        </>
      )}
    </section>
  );
}

function BannerSlide({ banner, isUrgent }: { banner: Banner; isUrgent: boolean }) {
  const text = useText();
  const inner = (
    <>
      <Picture
        image={banner.image}
        alt=""
        width={360}
        height={158}
        sizes="(min-width: 640px) 420px, 74vw"
        isUrgent={isUrgent}
      />
      <span>{text(banner.name)}</span>
    </>
  );
  if (!banner.link) return <div className="banner">{inner}</div>;
  const isOutside = banner.link.startsWith("https://");
  return (
    <a className="banner" href={banner.link} {...(isOutside && { target: "_blank", rel: "noreferrer" })}>
      {inner}
    </a>
  );
}
