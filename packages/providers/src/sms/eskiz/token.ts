import { z } from "zod";
import { parseJsonOrNull } from "../gateway-answer.ts";
import type { GatewayDependencies, SmsCredentials } from "../gateway-api.ts";

/**
 * Lifetime of a token without an expiry time, in milliseconds. Tokens are reported to be valid for about thirty days.
 */
const DEFAULT_TOKEN_LIFETIME_MS = 25 * 86_400_000;
const loginReplySchema = z.object({ data: z.object({ token: z.string().regex(/^[\w.~+/=-]{10,4000}$/) }) });
const tokenClaimsSchema = z.object({ exp: z.number().positive() });

/** `until`: time in ms since 1970 until which the token is used, a tenth of its lifetime before it expires. */
interface EskizToken {
  text: string;
  until: number;
}

export interface EskizTokens {
  /** Returns a token. Logs in if there is none or it is about to expire. Null if the login failed. */
  find(credentials: SmsCredentials): Promise<EskizToken | null>;
  /** Discards a token that Eskiz rejected. */
  drop(credentials: SmsCredentials, token: EskizToken): void;
}

/**
 * Token cache of this process, one per account. Concurrent callers wait for the same login. Each process has its own
 * tokens, so no lock is needed. If a login invalidates earlier tokens (undocumented), another process receives a 401
 * and logs in again. `PATCH auth/refresh` is not used: a new login has the same effect.
 */
export function createEskizTokens({ api, post, now }: GatewayDependencies): EskizTokens {
  const kept = new Map<string, { asked: Promise<EskizToken | null>; token: EskizToken | null }>();
  const toCredentialsKey = ({ email = "", password = "" }: SmsCredentials) => `${email}\n${password}`;

  async function fetchToken({ email = "", password = "" }: SmsCredentials): Promise<EskizToken | null> {
    const answer = await post(`${api}/auth/login`, {
      body: new URLSearchParams({ email, password }),
      headers: { accept: "application/json" },
    });
    if (answer.is !== "answered" || answer.status !== 200) return null;
    const parsed = loginReplySchema.safeParse(parseJsonOrNull(answer.text));
    if (!parsed.success) return null;
    const text = parsed.data.data.token;
    return { text, until: getTokenExpiryMs(text, now()) };
  }

  return {
    async find(credentials) {
      const key = toCredentialsKey(credentials);
      const known = kept.get(key);
      if (known && (known.token === null || known.token.until > now())) return known.asked;
      const entry = { asked: fetchToken(credentials), token: null as EskizToken | null };
      kept.set(key, entry);
      entry.token = await entry.asked;
      if (entry.token === null && kept.get(key) === entry) kept.delete(key);
      return entry.token;
    },
    drop(credentials, token) {
      const key = toCredentialsKey(credentials);
      if (kept.get(key)?.token === token) kept.delete(key);
    },
  };
}

/**
 * Returns the time until which a token is used, in milliseconds since 1970. A JWT contains an expiry time. Other tokens
 * have the default lifetime.
 */
function getTokenExpiryMs(token: string, now: number): number {
  const middle = token.split(".")[1] ?? "";
  const said = tokenClaimsSchema.safeParse(
    parseJsonOrNull(Buffer.from(middle, "base64url").toString("utf8")),
  );
  if (!said.success) return now + DEFAULT_TOKEN_LIFETIME_MS;
  return now + Math.min((said.data.exp * 1000 - now) * 0.9, DEFAULT_TOKEN_LIFETIME_MS);
}
