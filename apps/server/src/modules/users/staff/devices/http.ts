import { endpoints } from "@dasturxon/contract";
import {
  bindEndpoint,
  bindTransactionalEndpoint,
  type Http,
  isRefused,
} from "../../../../platform/http/index.ts";
import { recordHeartbeat } from "../heartbeats/record-heartbeat.ts";
import { openSessionByPin } from "../pins/enter-by-pin.ts";
import { startStaffSession } from "../start-session.ts";
import { addDevice, listDevices, createPairingCode, removeDevice } from "./manage-devices.ts";
import { pairDevice, showPairedDevice } from "./pair-device.ts";

/** Registers the API calls that manage devices, for staff who manage people, and the sign-in on devices. */
export function registerDevices(http: Http): void {
  bindEndpoint(http, endpoints.devices, ({ session, db, clock }) => listDevices(db, session, clock.now()));
  bindEndpoint(http, endpoints.addDevice, (call) => addDevice(call.db, call, call.body));
  bindEndpoint(http, endpoints.pairDeviceAnew, (call) => createPairingCode(call.db, call, call.params.id));
  bindEndpoint(http, endpoints.removeDevice, (call) =>
    removeDevice(call.db, call, { ...call.params, ...call.query }),
  );
  bindTransactionalEndpoint(http, endpoints.deviceBeat, (tx, { session, body: beat, clock }) =>
    recordHeartbeat(tx, { session, beat, now: clock.now() }),
  );
  bindEndpoint(http, endpoints.pairDevice, ({ body, info, db, clock }) =>
    pairDevice({ db, clock }, { code: body.code, info }),
  );
  bindEndpoint(http, endpoints.pairedDevice, ({ body, db }) => showPairedDevice({ db }, body.token));
  bindEndpoint(http, endpoints.enterByPin, async (call) => {
    const session = await openSessionByPin(call, call.body);
    return isRefused(session) ? session : startStaffSession(call, session);
  });
}
