// How long what every guest shares is kept, menu included. All of it ends at once when its brand's content changes:
// prepared replies of the API (`sharedReply`) and the menu's markup live as long as the content's version alone.

/** Milliseconds that a whole reply is sent again without asking anything. */
export const REPLY_KEPT_MS = 1_000;

/** Milliseconds until a page of the store is rendered again though nothing changed: hours pass, stops end. */
export const PAGE_KEPT_MS = 60_000;
