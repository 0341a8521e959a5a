export { isPublicHost } from "./public-addresses.ts";
export { ForbiddenAddress, publicLookup, type ResolveHost } from "./public-lookup.ts";
export { createPublicReader, type PublicReader } from "./public-reader.ts";
export { TextTooLongError, textWithin } from "./text-within.ts";
