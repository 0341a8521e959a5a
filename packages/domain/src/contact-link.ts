/** Labels exclude dots, so each text matches in one way only, in linear time. */
const E_MAIL = /^[^\s@:/]+@[^\s@:/.]+(?:\.[^\s@:/.]+)+$/;

/** Returns whether it is an https address with a domain. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text.trim());
  return url !== null && url.protocol === "https:" && url.hostname.includes(".");
}

/** Returns whether it is a phone number as typed by people, with at least seven digits. */
export function isPhone(text: string): boolean {
  return /^(tel:)?\+?[\d\s()-]{7,24}$/.test(text.trim()) && text.replace(/\D/g, "").length >= 7;
}

/** Returns whether it is a contact: a phone, an e-mail or an https address. [BR-16] */
export function isContact(text: string): boolean {
  return isPhone(text) || isWebAddress(text) || E_MAIL.test(text.trim());
}

/** Returns whether a brand has any contacts. Without them the contacts page is hidden [BR-16]. */
export function hasContacts({
  links,
  contacts,
}: {
  links: Readonly<Record<string, { active: boolean; url: string }>>;
  contacts: readonly unknown[];
}): boolean {
  return contacts.length > 0 || Object.values(links).some(({ active, url }) => active && url !== "");
}
