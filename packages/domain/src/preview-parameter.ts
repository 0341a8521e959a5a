/** What names a preview in the address of a page of the store, and of what that page asks for: `/?preview=…`. */
export const PREVIEW_PARAMETER = "preview";
