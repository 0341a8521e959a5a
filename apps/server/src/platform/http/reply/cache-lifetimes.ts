// Lifetimes of cached content that all guests share, menu included. A change of the brand's content invalidates all of
// it at once. Prepared replies of the API (`prepareSharedReply`) and the markup of the menu are valid as long as the content
// version.

/** Time in milliseconds for which a complete reply is served from the response cache. */
export const REPLY_CACHE_MS = 1_000;

/**
 * Maximum time in milliseconds until a page is rendered again without a change. A page that depends on opening hours
 * expires earlier if a branch opens or closes (`limitLifetime` of `PageContext`).
 */
export const PAGE_CACHE_MS = 60_000;
