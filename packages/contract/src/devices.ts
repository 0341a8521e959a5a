import { STAFF_ROLES } from "@dasturxon/domain/staff-permission";
import { STAFF_MANAGER_ROLES } from "@dasturxon/domain/staff-rank";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { staffMember } from "./staff.ts";
import { idParams, doneReply, id, instant, textByLanguage, createTypedDigitsSchema } from "./shapes.ts";

const device = z.object({
  id,
  name: z.string(),
  /** Branch of the device; null: all branches. */
  branchId: id.nullable(),
  /** Time when the device was paired with the console; null: not paired. */
  pairedAt: instant.nullable(),
  /** Browser and network of the paired device, shown to the issuer of the code. Null: unknown. */
  pairedBrowser: z.string().nullable(),
  pairedNetwork: z.string().nullable(),
  /** End of validity of the pairing code; null: no code. */
  pairingUntil: instant.nullable(),
  lastSeenAt: instant.nullable(),
  /** Names of the people signed in on the device. */
  people: z.array(z.string()),
  version: z.int(),
  changedAt: instant,
  changedBy: z.string().nullable(),
});
const endpointDefaults = { auth: "staff", roles: STAFF_MANAGER_ROLES, urgency: "quote" } as const;
const publicPostDefaults = { method: "POST", auth: "none", urgency: "order", scope: "platform" } as const;
/** Pairing code: eight letters and digits, shown once, valid for ten minutes. */
const pairingCode = z.object({ code: z.string(), expiresAt: instant });
const rowVersion = z.coerce.number().int().min(1);
/** Secret token stored on the device. */
const deviceToken = z.string().min(1).max(200);
/** Content of a paired device's screen before sign-in. */
const pairingScreen = z.object({
  name: z.string(),
  brand: textByLanguage,
  branch: textByLanguage.nullable(),
  people: z.array(z.object({ id, name: z.string(), role: z.enum(STAFF_ROLES) })),
});

/** Tablets of the restaurant, and sign-in by PIN. [US-8, S12] */
export const deviceEndpoints = {
  devices: declareEndpoint({
    ...endpointDefaults,
    method: "GET",
    path: "/console/v1/devices",
    summary: "Lists the brand's paired devices in the caller's branches",
    reply: z.array(device),
  }),
  addDevice: declareEndpoint({
    ...endpointDefaults,
    method: "POST",
    path: "/console/v1/devices",
    perMinute: 30,
    summary: "Adds a device, which can be paired by its code within ten minutes",
    body: z.object({ name: z.string().trim().min(1).max(60), branchId: id.nullable() }),
    reply: z.object({ device, pairing: pairingCode }),
    refusals: ["not_found"],
  }),
  pairDeviceAnew: declareEndpoint({
    ...endpointDefaults,
    method: "POST",
    path: "/console/v1/devices/{id}/pairing",
    perMinute: 30,
    summary: "Creates a new code for a device and signs out the browser paired before",
    params: idParams,
    reply: pairingCode,
    refusals: ["not_found"],
  }),
  removeDevice: declareEndpoint({
    ...endpointDefaults,
    method: "DELETE",
    path: "/console/v1/devices/{id}",
    summary: "Removes a device and ends every session on it",
    params: idParams,
    query: z.object({ version: rowVersion }),
    reply: doneReply,
    refusals: ["not_found", "stale_version"],
  }),
  pairDevice: declareEndpoint({
    ...publicPostDefaults,
    path: "/console/v1/device/pairing",
    perMinute: 10,
    summary: "Pairs this browser with the device of the code",
    /** Pairing code. Accepts small letters, spaces and dashes. */
    body: z.object({ code: z.string().trim().min(1).max(40) }),
    reply: z.object({ token: deviceToken, device: pairingScreen }),
    refusals: ["pairing_over"],
  }),
  pairedDevice: declareEndpoint({
    ...publicPostDefaults,
    path: "/console/v1/device",
    perMinute: 60,
    summary: "Returns a paired device and the staff that can sign in on it by PIN",
    body: z.object({ token: deviceToken }),
    reply: pairingScreen,
    refusals: ["device_unknown"],
  }),
  enterByPin: declareEndpoint({
    ...publicPostDefaults,
    path: "/console/v1/device/session",
    perMinute: 30,
    summary: "Signs a staff member in on a paired device, until 90 days after the last use",
    body: z.object({ token: deviceToken, staffId: id, pin: createTypedDigitsSchema(/^\d{4}$/) }),
    reply: z.object({ token: deviceToken, expiresAt: instant, staff: staffMember }),
    refusals: ["device_unknown", "pin_wrong", "pin_blocked"],
  }),
};

export type Device = z.infer<typeof device>;
export type PairingScreen = z.infer<typeof pairingScreen>;
