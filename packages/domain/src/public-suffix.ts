/** Second-level labels below which country registries sell names: `co.uz`, `com.kz`, `org.uk`. */
const REGISTRY_LABELS: ReadonlySet<string> = new Set(
  "ac biz co com edu gen go gob gouv gov gv info mil name ne net nom or org pro sch web".split(" "),
);

/** Domains of hosting services, whose customers get subdomains. A subset of the private list of publicsuffix.org. */
const HOSTING_DOMAINS: ReadonlySet<string> = new Set(
  (
    "amazonaws.com appspot.com azurewebsites.net blogspot.com cloudfront.net firebaseapp.com fly.dev github.io gitlab.io " +
    "glitch.me herokuapp.com myshopify.com netlify.app ngrok-free.app ngrok.io onrender.com pages.dev r2.dev repl.co " +
    "run.app surge.sh trycloudflare.com vercel.app web.app workers.dev tilda.ws narod.ru ucoz.ru"
  ).split(" "),
);

/** Top-level domains that public DNS never resolves (RFC 6761, RFC 7686, RFC 9476, ICANN's `internal`). */
const PRIVATE_TOP_LEVEL_DOMAINS: ReadonlySet<string> = new Set(
  "alt arpa corp example home internal intranet invalid lan local localhost mail onion private test".split(
    " ",
  ),
);

const COUNTRY_CODE_PATTERN = /^[a-z]{2}$/;

/**
 * Checks whether the domain is a public suffix: a registry or a hosting service issues names below it, so no brand can
 * own the domain itself. Heuristic: two labels, a common registry label followed by a country code. [BR-2]
 */
export function isPublicSuffix(labels: readonly string[]): boolean {
  if (HOSTING_DOMAINS.has(labels.join("."))) return true;
  const [first = "", second = ""] = labels;
  return labels.length === 2 && REGISTRY_LABELS.has(first) && COUNTRY_CODE_PATTERN.test(second);
}

/** Checks whether the name can exist only in a private network. [BR-2] */
export function isPrivateNetworkName(labels: readonly string[]): boolean {
  return PRIVATE_TOP_LEVEL_DOMAINS.has(labels.at(-1) ?? "");
}
