/** Labels exclude dots, so each text matches in one way only, in linear time. */
const E_MAIL = /^[^\s@:/]+@[^\s@:/.]+(?:\.[^\s@:/.]+)+$/;

/** Is it an address that a browser opens safely? */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text.trim());
  return url !== null && url.protocol === "https:" && url.hostname.includes(".");
}

/** Is it a phone number as people write it, nine digits at least? */
export function isPhone(text: string): boolean {
  return /^(tel:)?\+?[\d\s()-]{7,24}$/.test(text.trim()) && text.replace(/\D/g, "").length >= 7;
}

/** What a guest turns to: a phone, an e-mail or an https address. [BR-16] */
export function isContact(text: string): boolean {
  return isPhone(text) || isWebAddress(text) || E_MAIL.test(text.trim());
}

/** Does a brand name anybody to turn to? Without it the page of contacts is not there [BR-16]. */
export function hasContacts({
  links,
  contacts,
}: {
  links: Readonly<Record<string, { active: boolean; url: string }>>;
  contacts: readonly unknown[];
}): boolean {
  return contacts.length > 0 || Object.values(links).some(({ active, url }) => active && url !== "");
}
