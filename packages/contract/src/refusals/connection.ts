/**
 * Statuses of the refusals created by the client if the server is not reachable [ER-3]. Their texts are
 * `locales/<language>/connection.json`, in Cyrillic letters too, because the transliteration code is larger than them.
 */
export const connectionStatuses = { offline: 0, timeout: 0, unavailable: 503, internal: 500 } as const;
