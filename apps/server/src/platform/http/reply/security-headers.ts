const SHARED_SECURITY_HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy":
    "geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=(), interest-cohort=()",
  "x-permitted-cross-domain-policies": "none",
  "origin-agent-cluster": "?1",
  "content-security-policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};
const HSTS_HEADER = { "strict-transport-security": "max-age=31536000; includeSubDomains" };

const PLAIN_HTTP_HEADERS: Readonly<Record<string, string>> = SHARED_SECURITY_HEADERS;
const HTTPS_HEADERS: Readonly<Record<string, string>> = { ...SHARED_SECURITY_HEADERS, ...HSTS_HEADER };

/** Headers of every response, including errors (S20). Pages override the Content-Security-Policy. */
export function selectSecurityHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  return isSecure ? HTTPS_HEADERS : PLAIN_HTTP_HEADERS;
}
