import { Globe, Mail, MessageCircle, Phone, Send, Smartphone } from "lucide-react";
import type { ComponentType } from "react";
import { FacebookLogo, InstagramLogo, type LogoProps } from "./network-marks.tsx";
import { useContacts } from "../../shop/brand/contacts.ts";
import type { BrandContact } from "../../shop/brand/contacts.ts";

const CONTACT_ICONS: Record<BrandContact["kind"], ComponentType<LogoProps>> = {
  phone: Phone,
  mail: Mail,
  chat: MessageCircle,
  telegram: Send,
  instagram: InstagramLogo,
  facebook: FacebookLogo,
  app: Smartphone,
  page: Globe,
};

/** Renders the contacts of the brand as links [BR-16]. */
export function ContactList() {
  const contacts = useContacts();
  return (
    <ul className="divide-y divide-line rounded-[20px] on-raised px-4 text-ink">
      {contacts.map(({ href, name, note, kind, isOutside }) => {
        const Icon = CONTACT_ICONS[kind];
        return (
          <li key={href}>
            <a
              href={href}
              {...(isOutside && { target: "_blank", rel: "noreferrer" })}
              className="flex min-h-14 items-center gap-3.5 py-2"
            >
              <Icon size={21} aria-hidden className="shrink-0 text-ink-2" />
              <span className="min-w-0">
                <span className="block">{name}</span>
                {note && (
                  <bdi dir="ltr" className="block text-small text-ink-3">
                    {note}
                  </bdi>
                )}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
