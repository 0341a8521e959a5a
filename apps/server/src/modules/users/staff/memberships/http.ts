import { endpoints } from "@dasturxon/contract";
import { bind, type Http, isRefused } from "../../../../platform/http/index.ts";
import { factorKeys } from "../second-factor/check-code.ts";
import { createGuessWarning } from "../second-factor/warn-of-guesses.ts";
import { startSession } from "../start-session.ts";
import { createHomeDevice } from "../home-device.ts";
import { chooseBrand } from "./choose-brand.ts";
import { joinBrand } from "./join-brand.ts";
import { confirmInvitationCode, sendInvitationCode } from "./prove-invited.ts";
import { resetPassword, sendPasswordCode } from "./reset-password.ts";
import type { PlatformCodeDeps } from "../../codes/sending/send-platform-code.ts";
import { showOwnBrands, switchBrand } from "./switch-brand.ts";

interface MembershipDeps extends Omit<PlatformCodeDeps, "db" | "clock"> {
  demoInbox: string | null;
}

/** Registers the calls to join a brand by phone and to switch between a person's brands. */
export function registerMemberships(http: Http, deps: MembershipDeps): void {
  const { pepper, demoInbox } = deps;
  const keys = factorKeys(pepper);
  bind(http, endpoints.sendInvitationCode, async ({ body, info, db, clock }) => {
    const sent = await sendInvitationCode({ ...deps, db, clock }, { ...body, ip: info.ip });
    return isRefused(sent) ? sent : { ...sent, demoInbox };
  });
  bind(http, endpoints.proveInvited, ({ body, db, clock }) =>
    confirmInvitationCode({ db, clock, pepper, keys }, body),
  );
  bind(http, endpoints.joinBrand, async (call) => {
    const { db, clock, body, info } = call;
    const home = createHomeDevice(call, pepper);
    const session = await joinBrand(
      { db, clock, keys, onGuessed: createGuessWarning(deps, call) },
      { ...body, ip: info.ip, info, home },
    );
    if (isRefused(session)) return session;
    const answer = await startSession(call, session);
    home.keep();
    return answer;
  });
  bind(http, endpoints.chooseBrand, async (call) => {
    const { db, clock, body, info } = call;
    const session = await chooseBrand(
      { db, clock, keys },
      { ...body, ip: info.ip, userAgent: info.userAgent },
    );
    return isRefused(session) ? session : startSession(call, session);
  });
  bind(http, endpoints.sendPasswordCode, async ({ body, info, db, clock }) => {
    const sent = await sendPasswordCode({ ...deps, db, clock }, { ...body, ip: info.ip });
    return isRefused(sent) ? sent : { ...sent, demoInbox };
  });
  bind(http, endpoints.resetPassword, ({ body, db, clock }) => resetPassword({ db, clock, pepper }, body));
  bind(http, endpoints.ownBrands, ({ session, db }) => showOwnBrands(db, session));
  bind(http, endpoints.switchBrand, async (call) => {
    const { db, clock, session, body, info } = call;
    const opened = await switchBrand({ db, clock }, session, {
      ...body,
      ip: info.ip,
      userAgent: info.userAgent,
    });
    return isRefused(opened) ? opened : startSession(call, opened);
  });
}
