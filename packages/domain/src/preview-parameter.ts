/** Query parameter of a preview, in addresses of the store's pages and their requests: `/?preview=…`. */
export const PREVIEW_PARAMETER = "preview";

/** Label below the platform's host for previews of a new brand without its own address. */
export const PREVIEW_HOST_LABEL = "preview";
