import { toPlainLatin } from "./search-fold.ts";

/** Reserved labels: present or future hosts of the platform, and names that impersonate the platform. */
const RESERVED_BRAND_LABELS: ReadonlySet<string> = new Set(
  (
    "www api app apps admin administrator root console platform start demo test dev stage staging beta status health " +
    "metrics docs help support faq about blog news press legal terms privacy security abuse postmaster hostmaster " +
    "webmaster mail email smtp imap pop mx ns ns1 ns2 dns ftp sftp ssh vpn proxy cdn static assets img images media " +
    "files upload uploads download pictures pay payment payments preview bank billing invoice account accounts " +
    "login signin signup sign-in sign-up auth oauth sso id my me user users staff owner brand brands merchant merchants " +
    "shop store stores order orders courier couriers kitchen menu internal local localhost host hosts server system " +
    "dasturxon telegram bot webhook webhooks push sms null undefined none official " +
    // Host names that browsers, mail clients and certificate authorities look up automatically.
    "wpad autodiscover autoconfig isatap mta-sts acme-challenge openpgpkey dkim spf dmarc bimi whois rdap nic ntp " +
    "stun sip xmpp jabber ldap ldaps kerberos kdc radius caldav carddav calendar contacts webdav dav " +
    "broadcasthost gateway router firewall loopback " +
    // Hosts that Microsoft 365 and Skype look up automatically, and mailbox names by which certificate authorities
    // verify a domain.
    "lyncdiscover lyncdiscoverinternal sipinternal sipexternal enterpriseregistration enterpriseenrollment msoid " +
    "noc sysadmin ssladmin ssladministrator sslwebmaster " +
    "webmail owa exchange outlook pop3 mx1 mx2 ns3 ns4 remote rdp vnc citrix intranet extranet portal cpanel whm plesk " +
    "git gitlab svn ci jenkins registry docker backup backups archive db database mysql postgres pgsql redis prod " +
    "production preprod sandbox uat qa grafana prometheus sentry logs log monitor monitoring " +
    "secure security-alert ssl tls cert certs ca ocsp crl pki verify verification update updates upgrade " +
    "humo uzcard paycom oson alif anorbank tbc kapitalbank visa mastercard unionpay card cards checkout " +
    "refund refunds wallet transfer"
  ).split(" "),
);

/** Label with 3 to 32 letters, digits and single dashes, starting with a letter. Excludes encoded (punycode) names. */
const ADDRESS_PATTERN = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const MIN_ADDRESS_LENGTH = 3;
export const MAX_BRAND_ADDRESS_LENGTH = 32;

export type AddressFault = "malformed" | "reserved";

/**
 * Returns the reason why a label cannot be a brand's address below the platform's host, such as `osh` in
 * `osh.example.uz`. Null: it can. `ownLabels`: further reserved labels, such as those of the installation and of
 * payment providers. [BR-2]
 */
export function findAddressFault(word: string, ownLabels: readonly string[] = []): AddressFault | null {
  if (
    word.length < MIN_ADDRESS_LENGTH ||
    word.length > MAX_BRAND_ADDRESS_LENGTH ||
    !ADDRESS_PATTERN.test(word)
  )
    return "malformed";
  return RESERVED_BRAND_LABELS.has(word) || ownLabels.includes(word) ? "reserved" : null;
}

/**
 * Suggests an address for a brand's name in plain Latin: "Ошхона №1" → "oshxona-1". Empty if no Latin letters result.
 */
export function suggestAddress(name: string): string {
  // х is x in Uzbek: "ошхона" is "oshxona".
  const word = toPlainLatin(name.toLowerCase().replaceAll("х", "x").replaceAll("№", " "))
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+/, "")
    .slice(0, MAX_BRAND_ADDRESS_LENGTH)
    .replace(/-$/, "");
  return word.length < MIN_ADDRESS_LENGTH ? "" : word;
}
