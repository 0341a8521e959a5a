/** Call of an external HTTP API with JSON in both directions. */
export interface HttpCall {
  method: "GET" | "POST" | "PUT" | "DELETE";
  headers?: Record<string, string>;
  body?: object;
}

/** Response of an API. `body` is empty unless the JSON is an object. */
export interface HttpAnswer {
  status: number;
  body: Readonly<Record<string, unknown>>;
}

/**
 * HTTP client that the server passes in. Rejects if there is no usable response: after a timeout, for a status of 500 or
 * above, and for invalid JSON.
 */
export type HttpClient = (address: string, call: HttpCall) => Promise<HttpAnswer>;
