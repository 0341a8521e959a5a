import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, type Call, type Http, isRefused } from "../../platform/http/index.ts";
import { type Installation, readPaymentMethods } from "../merchants/index.ts";
import { logOutCustomer, openSessionCookie, renewSessionCookie } from "../users/index.ts";
import { loadBot } from "./bot.ts";
import { linkTelegram, unlinkTelegram } from "./link-telegram.ts";
import type { TelegramLaunchKeys } from "./read-launch.ts";
import { signInByTelegram } from "./sign-in-by-telegram.ts";
import { signUpByTelegram } from "./sign-up-by-telegram.ts";

/** Registers the API calls of pages opened in Telegram [TG-6]. */
export function registerTelegram(
  http: Http,
  { takesPayment, ...keys }: TelegramLaunchKeys & Pick<Installation, "takesPayment">,
): void {
  bindEndpoint(http, endpoints.webbotSetting, async ({ merchant: { id }, db }) => {
    const { bot, payments } = await db.tenantRead(id, async (tx) => ({
      bot: await loadBot(tx, keys, id),
      payments: await readPaymentMethods(tx, id, { takesPayment, shell: "telegram" }),
    }));
    return {
      payments,
      isActive: bot?.state === "on",
      username: bot?.username ?? null,
      isPhoneCodeWanted: bot?.isPhoneCodeWanted ?? false,
    };
  });
  bindEndpoint(http, endpoints.signInByTelegram, async (call) => {
    const { merchant, body, db, clock } = call;
    const session = await signInByTelegram({ ...keys, db, clock }, { merchantId: merchant.id, ...body });
    return isRefused(session) ? session : renewSessionCookie(call, session);
  });
  bindEndpoint(http, endpoints.signUpByTelegram, async (call) => {
    const { merchant, body, db, clock } = call;
    const session = await signUpByTelegram({ ...keys, db, clock }, { merchantId: merchant.id, ...body });
    return isRefused(session) ? session : openSessionCookie(call, session);
  });
  bindEndpoint(http, endpoints.linkTelegram, ({ session, body, db, clock }) =>
    linkTelegram({ ...keys, db, clock }, { merchantId: session.merchantId, userId: session.id, ...body }),
  );
  bindEndpoint(http, endpoints.logoutOfTelegram, (call) => logOutOfTelegram(call, keys, call.body));
  bindEndpoint(http, endpoints.logoutOfTelegramIn, (call) => logOutOfTelegram(call, keys, call.body));
}

/** Removes the link to Telegram, then ends the session. If the launch data are invalid, both remain. */
async function logOutOfTelegram(
  call: Pick<Call, "db" | "clock" | "clearCustomerCookies"> & { session: NonNullable<Call["session"]> },
  keys: TelegramLaunchKeys,
  body: { initData: string; language?: string },
) {
  const { session, db, clock } = call;
  const request = { merchantId: session.merchantId, userId: session.id, ...body };
  const done = await unlinkTelegram({ ...keys, db, clock }, request);
  if (isRefused(done)) return done;
  await logOutCustomer(db, session);
  await call.clearCustomerCookies();
  return done;
}
