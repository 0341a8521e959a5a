import type { Language } from "@dasturxon/domain/language";
import type { Credentials } from "../../account-facts.ts";
import type { HttpAnswer, HttpCall } from "../../http-client.ts";
import { toRecord, toTextOrEmpty } from "../../json-text.ts";
import type { OpenedPayment, GatewayEnvironment, PageProtocol } from "../page-gateway.ts";
import { createMulticardReceiptLines } from "./multicard-ofd.ts";

/** Production API. The sandbox is `https://dev-mesh.multicard.uz`. */
const MULTICARD_API_URL = "https://mesh.multicard.uz";
/** Cache time of a token, in milliseconds. Tokens are valid for a day, so a cached one cannot expire in use. */
const TOKEN_CACHE_TIME_MS = 3_600_000;
const UNAUTHORIZED_STATUS = 401;

interface LoginSession {
  token: Promise<string>;
  /** Time until which the token is used, in milliseconds since 1970. */
  until: number;
}

/** Languages of the payment page. Guests with another language see the page in Uzbek. */
const PAGE_LANGUAGES: Readonly<Partial<Record<Language, string>>> = { uz: "uz", ru: "ru", en: "en" };

/**
 * Multicard's API: an invoice with its own payment page. The brand name for customers is Rahmat.
 *
 * Required credentials: `storeId`, `applicationId`, `secret`, `mxik` (17 digits) and `packageCode`. The last two are
 * the codes of the whole meal on the fiscal receipt if its dishes have no codes. Optional: `api`, the API's address.
 *
 * Payment states follow Multicard's documentation. A full refund by `DELETE /payment/{uuid}` is mentioned only on the
 * documentation page of partial refunds, so after a refusal the staff refund by hand. Partial refunds are made by hand.
 * `DELETE /payment/{uuid}/partial` has no idempotency key, needs the full card number for payments by app, and needs a
 * terminal that Multicard configures for it.
 */
export const createMulticardApi = (outside: GatewayEnvironment): PageProtocol => {
  const { now } = outside;
  const usual = outside.defaultApi ?? MULTICARD_API_URL;
  /** Logins of this process by account. Concurrent calls wait for the same login. */
  const logins = new Map<string, LoginSession>();
  const toLoginKey = ({ api = usual, applicationId = "", secret = "" }: Credentials) =>
    `${api} ${applicationId} ${secret}`;

  async function logIn({ api = usual, applicationId = "", secret = "" }: Credentials): Promise<string> {
    const body = { application_id: applicationId, secret };
    const answer = await outside.call(`${api}/auth`, { method: "POST", body });
    const token =
      toTextOrEmpty(answer.body["token"]) || toTextOrEmpty(toRecord(answer.body["data"])["token"]);
    if (!token) throw new Error("Multicard refused the credentials");
    return token;
  }

  function getLogin(credentials: Credentials): LoginSession {
    const key = toLoginKey(credentials);
    const kept = logins.get(key);
    if (kept && kept.until > now()) return kept;
    const login = { token: logIn(credentials), until: now() + TOKEN_CACHE_TIME_MS };
    logins.set(key, login);
    login.token.catch(() => discardLogin(credentials, login));
    return login;
  }

  /** Discards the login of an account, unless a concurrent call has replaced it. */
  function discardLogin(credentials: Credentials, login: LoginSession): void {
    const key = toLoginKey(credentials);
    if (logins.get(key) === login) logins.delete(key);
  }

  async function callApi(credentials: Credentials, path: string, what: HttpCall): Promise<HttpAnswer> {
    const { api = usual } = credentials;
    const sendWithToken = (token: string) => {
      const headers = { "x-access-token": token, authorization: `Bearer ${token}` };
      return outside.call(`${api}${path}`, { ...what, headers });
    };
    const login = getLogin(credentials);
    const answer = await sendWithToken(await login.token);
    if (answer.status !== UNAUTHORIZED_STATUS) return answer;
    discardLogin(credentials, login);
    return sendWithToken(await getLogin(credentials).token);
  }

  /** Returns the payment of an invoice, as reported by Multicard. */
  async function findPayment(credentials: Credentials, { pageId }: OpenedPayment) {
    const { body } = await callApi(credentials, `/payment/invoice/${encodeURIComponent(pageId)}`, {
      method: "GET",
    });
    return toRecord(toRecord(body["data"])["payment"]);
  }

  return {
    async open(credentials, wanted) {
      const { storeId = "" } = credentials;
      const { tiyin, tipTiyin, lines } = wanted;
      const { body } = await callApi(credentials, "/payment/invoice", {
        method: "POST",
        body: {
          store_id: storeId,
          amount: tiyin,
          invoice_id: wanted.paymentId,
          lang: PAGE_LANGUAGES[wanted.language] ?? "uz",
          return_url: wanted.returnUrl,
          return_error_url: wanted.returnUrl,
          callback_url: wanted.callbackUrl,
          ttl: wanted.seconds,
          ofd: createMulticardReceiptLines(lines, { tiyin: tiyin - tipTiyin, credentials }),
        },
      });
      const { uuid, checkout_url: page } = toRecord(body["data"]);
      if (body["success"] !== true || !toTextOrEmpty(uuid) || !toTextOrEmpty(page))
        throw new Error(`Multicard opened no invoice: ${toTextOrEmpty(toRecord(body["error"])["code"])}`);
      return { pageId: toTextOrEmpty(uuid), page: toTextOrEmpty(page) };
    },
    async ask(credentials, payment) {
      const found = await findPayment(credentials, payment);
      const tiyin = Number(found["payment_amount"] ?? found["total_amount"]);
      return { state: parsePaymentState(found["status"]), tiyin, reference: toTextOrEmpty(found["uuid"]) };
    },
    async giveBack(credentials, payment) {
      const { status, uuid } = await findPayment(credentials, payment);
      // No refund is needed if the payment failed or was already refunded.
      if (["returned", "failed"].includes(parsePaymentState(status))) return "given";
      const path = `/payment/${encodeURIComponent(toTextOrEmpty(uuid))}`;
      const { body } = await callApi(credentials, path, { method: "DELETE" });
      return body["success"] === true ? "given" : "refused_for_good";
    },
    async receipt(credentials, payment) {
      const { tax } = await findPayment(credentials, payment);
      return toTextOrEmpty(toRecord(tax)["qr_url"]) || null;
    },
    async tryOut(credentials) {
      logins.delete(toLoginKey(credentials));
      return Boolean(await getLogin(credentials).token);
    },
  };
};

/** Maps Multicard's status. `error` means one failed attempt, after which the customer may retry. */
export function parsePaymentState(status: unknown): "waiting" | "paid" | "returned" {
  if (status === "success") return "paid";
  return status === "revert" ? "returned" : "waiting";
}
