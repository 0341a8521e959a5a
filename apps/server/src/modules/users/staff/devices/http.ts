import { endpoints } from "@dasturxon/contract";
import { bind, bindTransaction, type Http, isRefused } from "../../../../platform/http/index.ts";
import { recordHeartbeat } from "../heartbeats/record-heartbeat.ts";
import { enterByPin } from "../pins/enter-by-pin.ts";
import { startSession } from "../start-session.ts";
import { addDevice, listDevices, createPairingCode, removeDevice } from "./manage-devices.ts";
import { pairDevice, showPairedDevice } from "./pair-device.ts";

/** Registers the calls that manage devices, for staff who manage people, and the sign-in on devices. */
export function registerDevices(http: Http): void {
  bind(http, endpoints.devices, ({ session, db, clock }) =>
    db.tenantRead(session.merchantId, (tx) => listDevices(tx, session, clock.now())),
  );
  bind(http, endpoints.addDevice, (call) => addDevice(call.db, call, call.body));
  bind(http, endpoints.pairDeviceAnew, (call) => createPairingCode(call.db, call, call.params.id));
  bind(http, endpoints.removeDevice, (call) => {
    const { session, params, query } = call;
    return call.db.tenant(session.merchantId, (tx) => removeDevice(tx, call, { ...params, ...query }));
  });
  bindTransaction(http, endpoints.deviceBeat, (tx, { session, body: beat, clock }) =>
    recordHeartbeat(tx, { session, beat, now: clock.now() }),
  );
  bind(http, endpoints.pairDevice, ({ body, info, db, clock }) =>
    pairDevice({ db, clock }, { code: body.code, info }),
  );
  bind(http, endpoints.pairedDevice, ({ body, db }) => showPairedDevice({ db }, body.token));
  bind(http, endpoints.enterByPin, async (call) => {
    const session = await enterByPin(call, call.body);
    return isRefused(session) ? session : startSession(call, session);
  });
}
