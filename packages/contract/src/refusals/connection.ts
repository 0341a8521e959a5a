/**
 * Statuses of the refusals created by the API client if the server is not reachable [ER-3]. Their texts are in
 * `locales/<language>/connection.json`. Those in Cyrillic Uzbek are stored too, because the code for transliteration is
 * larger than the texts.
 */
export const connectionStatuses = { offline: 0, timeout: 0, unavailable: 503, internal: 500 } as const;
