/** What names a preview in the address of a page of the store, and of what that page asks for: `/?preview=…`. */
export const PREVIEW_PARAMETER = "preview";

/** Below the platform's host: where a brand that begins is looked at, before it has an address of its own. */
export const PREVIEW_ADDRESS = "preview";
