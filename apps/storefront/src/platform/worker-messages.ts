/** Hash of the menu URL to which the worker redirects an offline guest if the requested page is not cached. */
export const NOT_CACHED = "#not-kept";
/** Message that the page sends to the worker when a customer opens their orders. */
export const ORDERS_LOOKED_AT = "orders-looked-at";
/** Message that the page sends to the worker when the session ends. */
export const SESSION_ENDED = "session-ended";
