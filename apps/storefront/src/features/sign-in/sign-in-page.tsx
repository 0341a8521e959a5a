import { findFirstLetter } from "@dasturxon/domain/letters";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useBrand, useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { IconLink } from "../../ui/icon-link.tsx";
import { toPictureUrl } from "../../platform/picture-url.ts";

/** Renders the layout of the sign-in page: the brand's logo, a title and one step. */
export function SignInPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const t = useT();
  const words = useText();
  const { merchant } = useBrand();
  return (
    <main
      id="main"
      className="mx-auto grid min-h-dvh max-w-[440px] content-start px-5 pb-10 lg:content-center"
    >
      <div className="-me-2.5 flex min-h-14 items-center justify-end pt-(--safe-top)">
        <IconLink to="/" label={t("basket.toMenu")}>
          <X size={22} aria-hidden />
        </IconLink>
      </div>
      {merchant.logo ? (
        <img
          src={toPictureUrl(merchant.logo, { height: 180, format: "webp" })}
          alt={words(merchant.brand)}
          width={72}
          height={72}
          className="h-18 w-auto max-w-56 min-w-18 justify-self-start rounded-[20px] object-contain"
        />
      ) : (
        <span
          aria-hidden
          className="grid size-18 place-items-center rounded-[20px] bg-brand text-page font-bold text-on-brand"
        >
          {findFirstLetter(words(merchant.brand))}
        </span>
      )}
      <h1 className="mt-5 text-page font-bold">{title}</h1>
      <p className="mt-1 mb-6 text-ink-2">{text}</p>
      {children}
    </main>
  );
}
