export { isPublicHost } from "./public-addresses.ts";
export { ForbiddenAddress, publicLookup, type Resolve } from "./public-lookup.ts";
export { createPublicReader, type PublicReader } from "./public-reader.ts";
export { TooLong, textWithin } from "./text-within.ts";
