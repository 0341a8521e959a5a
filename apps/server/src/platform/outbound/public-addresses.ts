import { BlockList, isIP } from "node:net";

/** IP addresses outside the public internet: this machine, private networks and special-purpose ranges (IANA). */
const specialAddresses = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  specialAddresses.addSubnet(network, prefix, "ipv4");

/** The public range of IPv6 is 2000::/3. It contains tunnels, which embed an IPv4 address, and documentation ranges. */
const publicIpv6Addresses = new BlockList();
publicIpv6Addresses.addSubnet("2000::", 3, "ipv6");
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  specialAddresses.addSubnet(network, prefix, "ipv6");

/** Returns whether the IP address belongs to the public internet. Returns null for a host name. */
export function isPublicAddress(address: string): boolean | null {
  const version = isIP(address);
  if (version === 0) return null;
  if (version === 4) return !specialAddresses.check(address, "ipv4");
  return publicIpv6Addresses.check(address, "ipv6") && !specialAddresses.check(address, "ipv6");
}

/** Returns whether the host is a public address or a name with a dot that is not reserved for local networks. */
export function isPublicHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, "");
  return isPublicAddress(bare) ?? (host.includes(".") && !/\.(?:localhost|local|internal)\.?$/.test(host));
}

/** Returns whether the server may request the URL: https on port 443, a public host, no user name and password. */
export const isPublicUrl = ({ protocol, port, hostname, username, password }: URL) =>
  protocol === "https:" && port === "" && username === "" && password === "" && isPublicHost(hostname);
