import { formatPhoneHref } from "@dasturxon/domain/phone-href";
import { formatBusinessPhone } from "@dasturxon/domain/business-phone";
import { useT } from "../../platform/i18n.tsx";
import { useBrand, useText } from "./brand.tsx";

export interface BrandContact {
  href: string;
  name: string;
  /** Small text below the name. Null if the name alone is sufficient. */
  note: string | null;
  kind: "phone" | "mail" | "chat" | keyof typeof SOCIAL_NETWORK_NAMES | "app" | "page";
  /** Whether the link opens in a new tab. */
  isOutside: boolean;
}

const SOCIAL_NETWORK_NAMES = { telegram: "Telegram", instagram: "Instagram", facebook: "Facebook" } as const;
const APP_STORE_NAMES = { iosApp: "App Store", androidApp: "Google Play" } as const;

/** Returns the brand's contacts and links: its active links, then its own list [BR-16]. */
export function useContacts(): BrandContact[] {
  const t = useT();
  const text = useText();
  const { links, contacts, features } = useBrand().merchant;
  const isLinkShown = (name: keyof typeof links) => links[name]?.active && links[name].url !== "";
  const outside = { note: null, isOutside: true };
  const found: BrandContact[] = [];
  if (isLinkShown("phone")) {
    const number = links.phone.url.replace(/^tel:/, "");
    found.push(...toPhoneContacts(t("profile.call"), number));
  }
  // The link to the chat leads to the brand's bot, or to the brand's Telegram account if there is no bot.
  const chat = isLinkShown("telegramBot")
    ? links.telegramBot.url
    : isLinkShown("telegram")
      ? links.telegram.url
      : null;
  if (features.chat && chat) found.push({ ...outside, href: chat, name: t("contacts.chat"), kind: "chat" });
  else if (isLinkShown("telegramBot"))
    found.push({ ...outside, href: links.telegramBot.url, name: t("contacts.bot"), kind: "chat" });
  for (const [name, title] of Object.entries(SOCIAL_NETWORK_NAMES) as [
    keyof typeof SOCIAL_NETWORK_NAMES,
    string,
  ][])
    if (isLinkShown(name) && !found.some(({ href }) => href === links[name].url))
      found.push({ ...outside, href: links[name].url, name: title, kind: name });
  for (const [name, title] of Object.entries(APP_STORE_NAMES) as [keyof typeof APP_STORE_NAMES, string][])
    if (isLinkShown(name)) found.push({ ...outside, href: links[name].url, name: title, kind: "app" });
  return [...found, ...contacts.flatMap(({ name, value }) => toContact(text(name), value))];
}

function toContact(name: string, value: string): BrandContact | BrandContact[] {
  if (value.startsWith("https://")) return { href: value, name, note: null, kind: "page", isOutside: true };
  if (value.includes("@"))
    return { href: `mailto:${value}`, name, note: value, kind: "mail", isOutside: false };
  return toPhoneContacts(name, value);
}

function toPhoneContacts(name: string, number: string): BrandContact[] {
  const href = formatPhoneHref(number);
  return href ? [{ href, name, note: formatBusinessPhone(number), kind: "phone", isOutside: false }] : [];
}
