/** Where the worker leads who asked for a page that is not here without a network: the menu's address ends with it. */
export const NOT_KEPT = "#not-kept";
/** What the page tells the worker once a customer looks at orders of his. */
export const ORDERS_LOOKED_AT = "orders-looked-at";
/** The message by which the page tells the worker that the session has ended. */
export const SESSION_ENDED = "session-ended";
