/** Host of a request, parsed from its `Host` header or URL. `null` means that the host is invalid. */
export type HostName = {
  /** Name in lower case, without port, brackets and trailing dots. */
  name: string;
  /** Labels of the host name, which are separated by dots; empty for an IP address. */
  labels: readonly string[];
  /** Whether the host is localhost, a development host or a host of a private network. [BR-3] */
  isLocal: boolean;
};

const HOST_LABEL_PATTERN = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
/** Name, or IPv6 address in brackets, with an optional port. */
const HOST_AND_PORT = /^(\[[^\]]*\]|[^:]+)(?::(\d{1,5}))?$/;
const MAX_PORT = 65_535;
const LOCAL_HOST_SUFFIXES: ReadonlySet<string> = new Set(["localhost", "local", "test"]);

/**
 * Parses a Host header or `location.host`. Handles port, upper case, trailing dot and IPv6. Invalid values return null.
 */
export function parseHost(host: string | null | undefined): HostName | null {
  if (typeof host !== "string" || host.length > 262) return null;
  const [, bare = "", port = "0"] = HOST_AND_PORT.exec(host.trim().toLowerCase()) ?? [];
  if (Number(port) > MAX_PORT) return null;
  if (bare.startsWith("[")) return parseIpv6(bare);
  const name = bare.replace(/\.$/, "");
  const labels = name.split(".");
  if (name.length > 253 || !labels.every((label) => HOST_LABEL_PATTERN.test(label))) return null;
  if (/^(?:\d+|0x[0-9a-f]*)$/.test(labels.at(-1) ?? "")) {
    const octets = parseIpv4(labels);
    return octets && { name, labels: [], isLocal: isPrivateIpv4(octets) };
  }
  return { name, labels, isLocal: LOCAL_HOST_SUFFIXES.has(labels.at(-1) ?? "") };
}

function parseIpv4(labels: readonly string[]): number[] | null {
  if (labels.length !== 4 || !labels.every((label) => /^(?:0|[1-9]\d{0,2})$/.test(label))) return null;
  const octets = labels.map(Number);
  return octets.every((octet) => octet <= 255) ? octets : null;
}

function isPrivateIpv4(octets: readonly number[]): boolean {
  const [a = 0, b = 0, c = 0, d = 0] = octets;
  if (a + b + c + d === 0) return true;
  return a === 10 || a === 127 || (a === 172 && b >= 16 && b <= 31) || (a === 192 && b === 168);
}

function parseIpv6(host: string): HostName | null {
  const name = /^\[([0-9a-f:.]{2,45})\]$/.exec(host)?.[1];
  if (!name || !name.includes(":")) return null;
  const mapped = /^::ffff:([\d.]+)$/.exec(name)?.[1];
  const octets = mapped ? parseIpv4(mapped.split(".")) : null;
  const isLocal = octets
    ? isPrivateIpv4(octets)
    : name === "::1" || /^(?:f[cd][0-9a-f]{2}|fe[89ab][0-9a-f]):/.test(name);
  return { name, labels: [], isLocal };
}
