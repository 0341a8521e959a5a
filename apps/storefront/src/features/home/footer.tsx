import type { Policy } from "@dasturxon/contract";
import { useBrand, useText } from "../../shop/brand/brand.tsx";
import { useContacts } from "../../shop/brand/contacts.ts";
import { useExtraPages } from "../../shop/content/extra-pages.ts";
import { useT } from "../../platform/i18n.tsx";

/** Renders the footer of the home page: contacts, links, pages and copyright [BR-16]. */
export function Footer({ policies }: { policies: readonly Policy[] }) {
  const t = useT();
  const text = useText();
  const { brand, features, titleRight, copyright, copyrightRight } = useBrand().merchant;
  const contacts = useContacts();
  const pages = [
    { to: "/about", name: t("about.title"), isOn: features.aboutMerchant },
    { to: "/contacts", name: t("about.contacts"), isOn: contacts.length > 0 },
    { to: "/branches", name: t("branch.title.all"), isOn: features.branches },
    { to: "/booking", name: t("home.booking"), isOn: features.booking },
    { to: "/vacancy", name: t("vacancy.title"), isOn: features.vacancies },
    { to: "/offerta", name: t("terms.title"), isOn: features.termsOfUse },
    { to: "/privacy", name: t("privacy.title"), isOn: features.privacy },
  ]
    .filter(({ isOn }) => isOn)
    .concat(useExtraPages(policies).map((page) => ({ ...page, isOn: true })));
  return (
    <footer className="foot">
      <div>
        <p className="foot-brand">{text(brand)}</p>
        <p>{text(titleRight)}</p>
      </div>
      {pages.length > 0 && (
        <ul>
          {pages.map(({ to, name }) => (
            <li key={to}>
              <a href={to}>{name}</a>
            </li>
          ))}
        </ul>
      )}
      {contacts.length > 0 && (
        <ul>
          {contacts.map(({ href, name, isOutside }) => (
            <li key={href}>
              <a href={href} {...(isOutside && { target: "_blank", rel: "noreferrer" })}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="foot-end">
        <span>© {text(copyright) || text(brand)}</span>
        <span>{text(copyrightRight)}</span>
      </p>
    </footer>
  );
}
