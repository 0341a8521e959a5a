import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, type Http, isRefused } from "../../../../platform/http/index.ts";
import { changeOwnName } from "./change-own-name.ts";
import { changeOwnPin } from "../pins/change-own-pin.ts";
import { showOwnAccess } from "./show-own-access.ts";
import { deriveSecondFactorKeys } from "../second-factor/check-code.ts";
import {
  confirmSecondFactor,
  startSecondFactor,
  disableSecondFactor,
} from "../second-factor/store-second-factor.ts";
import { changeOwnPassword } from "./change-own-password.ts";
import { requestOwnPhoneChange, confirmOwnPhone } from "./change-own-phone.ts";
import { createGuessWarningSender } from "../second-factor/warn-of-guesses.ts";
import type { PlatformCodeDeps } from "../../codes/sending/send-platform-code.ts";

type StaffAccountDeps = Omit<PlatformCodeDeps, "db" | "clock"> & { demoInbox: string | null };

/** Registers the API calls that change the account of the signed-in member of staff. */
export function registerOwnAccount(http: Http, deps: StaffAccountDeps): void {
  const keys = deriveSecondFactorKeys(deps.pepper);
  bindEndpoint(http, endpoints.changeOwnName, (call) =>
    call.db.tenant(call.session.merchantId, (tx) => changeOwnName(tx, call, call.body.name)),
  );
  bindEndpoint(http, endpoints.ownAccess, ({ session, db }) => showOwnAccess(db, session));
  bindEndpoint(http, endpoints.changeOwnPin, (call) => changeOwnPin(call.db, call, call.body));
  bindEndpoint(http, endpoints.startSecondFactor, (call) =>
    startSecondFactor(call.db, keys, call, call.body.password),
  );
  bindEndpoint(http, endpoints.confirmSecondFactor, (call) =>
    confirmSecondFactor(call.db, keys, call, call.body.code),
  );
  bindEndpoint(http, endpoints.stopSecondFactor, (call) =>
    disableSecondFactor(
      { db: call.db, keys, onGuessed: createGuessWarningSender(deps, call) },
      call,
      call.body,
    ),
  );
  bindEndpoint(http, endpoints.askOwnPhone, async (call) => {
    const { db, clock, body } = call;
    const sent = await requestOwnPhoneChange({ ...deps, db, clock }, call, body);
    return isRefused(sent) ? sent : { ...sent, demoInbox: deps.demoInbox };
  });
  bindEndpoint(http, endpoints.confirmOwnPhone, (call) => {
    const { db, clock, body } = call;
    return confirmOwnPhone({ ...deps, db, clock, keys }, call, body);
  });
  bindEndpoint(http, endpoints.changeOwnPassword, (call) => changeOwnPassword(call.db, call, call.body));
}
