/** Hash of the menu URL to which the worker redirects an offline guest if the requested page is not cached. */
export const NOT_CACHED_URL_HASH = "#not-kept";
/** Message that the page sends to the worker when a customer opens their orders. */
export const ORDERS_VIEWED_MESSAGE = "orders-looked-at";
/** Message that the page sends to the worker when the session ends. */
export const SESSION_ENDED_MESSAGE = "session-ended";
