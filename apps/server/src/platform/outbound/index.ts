export { isPublicHost } from "./public-addresses.ts";
export {
  ForbiddenAddressError,
  createPublicDnsLookup as createPublicLookup,
  type HostResolver,
} from "./public-lookup.ts";
export { createPublicReader, type PublicReader } from "./public-reader.ts";
export { TextTooLongError, readTextWithinLimit } from "./text-within.ts";
