import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, type Http, isRefused } from "../../../../platform/http/index.ts";
import { deriveSecondFactorKeys } from "../second-factor/check-code.ts";
import { createGuessWarningSender } from "../second-factor/warn-of-guesses.ts";
import { startStaffSession } from "../start-session.ts";
import { createKnownBrowserCookies } from "../home-device.ts";
import { chooseBrand } from "./choose-brand.ts";
import { joinBrand } from "./join-brand.ts";
import { confirmInvitationCode, sendInvitationCode } from "./prove-invited.ts";
import { resetPassword, sendPasswordCode } from "./reset-password.ts";
import type { PlatformCodeDeps } from "../../codes/sending/send-platform-code.ts";
import { showOwnBrands, switchBrand } from "./switch-brand.ts";

interface MembershipDeps extends Omit<PlatformCodeDeps, "db" | "clock"> {
  demoInbox: string | null;
}

/** Registers the API calls to join a brand by phone and to switch between a person's brands. */
export function registerMemberships(http: Http, deps: MembershipDeps): void {
  const { pepper, demoInbox } = deps;
  const keys = deriveSecondFactorKeys(pepper);
  bindEndpoint(http, endpoints.sendInvitationCode, async ({ body, info, db, clock }) => {
    const sent = await sendInvitationCode({ ...deps, db, clock }, { ...body, ip: info.ip });
    return isRefused(sent) ? sent : { ...sent, demoInbox };
  });
  bindEndpoint(http, endpoints.proveInvited, ({ body, db, clock }) =>
    confirmInvitationCode({ db, clock, pepper, keys }, body),
  );
  bindEndpoint(http, endpoints.joinBrand, async (call) => {
    const { db, clock, body, info } = call;
    const home = createKnownBrowserCookies(call, pepper);
    const session = await joinBrand(
      { db, clock, keys, onGuessed: createGuessWarningSender(deps, call) },
      { ...body, ip: info.ip, info, home },
    );
    if (isRefused(session)) return session;
    const answer = await startStaffSession(call, session);
    home.keep();
    return answer;
  });
  bindEndpoint(http, endpoints.chooseBrand, async (call) => {
    const { db, clock, body, info } = call;
    const session = await chooseBrand(
      { db, clock, keys },
      { ...body, ip: info.ip, userAgent: info.userAgent },
    );
    return isRefused(session) ? session : startStaffSession(call, session);
  });
  bindEndpoint(http, endpoints.sendPasswordCode, async ({ body, info, db, clock }) => {
    const sent = await sendPasswordCode({ ...deps, db, clock }, { ...body, ip: info.ip });
    return isRefused(sent) ? sent : { ...sent, demoInbox };
  });
  bindEndpoint(http, endpoints.resetPassword, ({ body, db, clock }) =>
    resetPassword({ db, clock, pepper }, body),
  );
  bindEndpoint(http, endpoints.ownBrands, ({ session, db }) => showOwnBrands(db, session));
  bindEndpoint(http, endpoints.switchBrand, async (call) => {
    const { db, clock, session, body, info } = call;
    const opened = await switchBrand({ db, clock }, session, {
      ...body,
      ip: info.ip,
      userAgent: info.userAgent,
    });
    return isRefused(opened) ? opened : startStaffSession(call, opened);
  });
}
