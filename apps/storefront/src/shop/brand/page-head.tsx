import { toPictureUrl } from "../../platform/picture-url.ts";
import { useMaybeBrand } from "./brand.tsx";
import { useServerSideData } from "../../platform/server-side.tsx";
import { languageFromWire } from "@dasturxon/domain/language";
import { findTextInLanguage } from "@dasturxon/domain/text";

export interface PageHeadProps {
  title: string;
  description?: string;
  /** Picture for sharing. Defaults to the brand's picture. */
  image?: string | null;
  /** Whether search engines must not index the page. */
  isPrivate?: boolean;
}

/** Renders the title, the description and the metadata for sharing. React moves them into the head. */
export function PageHead({ title, description, image, isPrivate = false }: PageHeadProps) {
  const brand = useMaybeBrand();
  const name = brand
    ? findTextInLanguage(
        brand.merchant.brand,
        brand.language,
        languageFromWire(brand.merchant.mainLanguage) ?? undefined,
      )
    : "";
  const whole = name && title !== name ? `${title} · ${name}` : title;
  const picture = image ?? brand?.merchant.shareImage ?? brand?.merchant.logo;
  return (
    <>
      <title>{whole}</title>
      {description && <meta name="description" content={description} />}
      {isPrivate && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={whole} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content="website" />
      {name && <meta property="og:site_name" content={name} />}
      {brand && picture && (
        <>
          <meta
            property="og:image"
            content={toAbsoluteUrl(brand.origin, toPictureUrl(picture, { width: 1080, format: "jpeg" }))}
          />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

function toAbsoluteUrl(origin: string, url: string): string {
  return url.startsWith("/") ? origin + url : url;
}

/** Renders the structured data for crawlers. Only the server renders it, because the browser does not need it. */
export function JsonLd() {
  const { jsonLd } = useServerSideData();
  const json = jsonLd ? JSON.stringify(jsonLd).replace(/</g, "\\u003c") : "";
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
  );
}
