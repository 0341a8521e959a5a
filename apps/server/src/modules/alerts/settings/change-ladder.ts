import { isDeepStrictEqual } from "node:util";
import type { BranchAlertLadder, endpoints, AlertLadderSettings } from "@dasturxon/contract";
import type { EndpointParsedInput } from "@dasturxon/contract/endpoint";
import { findAlertStepDelays, findAlertStepOutOfOrder } from "@dasturxon/domain/alert-ladder";
import { worksInBranch } from "@dasturxon/domain/staff-rank";
import { type ChangeAuthor, recordChange } from "../../../platform/audit/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { type Refusal, refuse } from "../../../platform/http/index.ts";
import { enqueueJob } from "../../../platform/jobs/index.ts";
import type { AlertChannels, AlertRecipient } from "../channels.ts";
import { selectOpenAlerts } from "../queries.ts";
import { isManager, addDefaultSettings } from "./ladder-settings.ts";
import {
  type AlertPersonRow,
  insertOrUpdateAlertLadder,
  type AlertLadderRow,
  selectAlertPeople,
  selectAlertLadderForUpdate,
  selectAlertLadders,
} from "./queries.ts";

type AlertLadderSettingsBody = EndpointParsedInput<typeof endpoints.changeAlertLadder>["body"];

interface AlertLadderScope {
  merchantId: string;
  branchIds: readonly string[] | null;
  now: Date;
}

/** Returns the alert settings of the branches that the caller works in. */
export async function listAlertLadders(
  tx: Tx,
  channels: AlertChannels,
  { merchantId, branchIds, now }: AlertLadderScope,
): Promise<BranchAlertLadder[]> {
  const reached = await loadAlertLadderRecipients(tx, channels, { merchantId, branchId: null, now });
  const ladders = await selectAlertLadders(tx, merchantId);
  return ladders.filter(({ id }) => worksInBranch(branchIds, id)).map((row) => viewAlertLadder(row, reached));
}

/** Saves the alert settings of a branch and applies them to its open alerts. */
export async function changeBranchAlertLadder(
  tx: Tx,
  channels: AlertChannels,
  { call, branchId, body }: { call: ChangeAuthor; branchId: string; body: AlertLadderSettingsBody },
): Promise<BranchAlertLadder | Refusal<"not_found" | "bad_request">> {
  const { merchantId, branchIds } = call.session;
  const row = worksInBranch(branchIds, branchId)
    ? await selectAlertLadderForUpdate(tx, merchantId, branchId)
    : undefined;
  if (!row) return refuse("not_found");
  const before = addDefaultSettings(row.settings);
  const settings = { ...body, device: body.device ?? before.device };
  const field = await findInvalidLadderField(tx, { merchantId, branchId, settings });
  if (field) return refuse("bad_request", { field, in: "body" });
  await insertOrUpdateAlertLadder(tx, merchantId, { branchId, settings });
  for (const { kind, subjectId } of await selectOpenAlerts(tx, merchantId, branchId))
    await enqueueJob(
      tx,
      "climb-alert",
      { merchantId, kind, subjectId },
      { key: `alert:${kind}:${subjectId}` },
    );
  if (!isDeepStrictEqual(before, settings))
    recordChange(tx, call, {
      entity: "alertLadder",
      entityId: branchId,
      kind: "changed",
      before,
      after: settings,
    });
  const reached = await loadAlertLadderRecipients(tx, channels, {
    merchantId,
    branchId,
    now: call.clock.now(),
  });
  return viewAlertLadder({ ...row, settings }, reached);
}

/**
 * Returns the path of the first invalid field: step delays in a wrong sequence, a person who is listed twice or does
 * not work in the branch, incomplete quiet hours.
 */
async function findInvalidLadderField(
  tx: Tx,
  { merchantId, branchId, settings }: { merchantId: string; branchId: string; settings: AlertLadderSettings },
): Promise<string | null> {
  const order = findAlertStepOutOfOrder(settings.order);
  if (order) return `order.${order}`;
  const table = findAlertStepOutOfOrder(findAlertStepDelays("reservation", settings));
  if (table) return `table.${table}`;
  const device = findAlertStepOutOfOrder(findAlertStepDelays("device", settings));
  if (device) return `device.${device}`;
  const there = (await selectAlertPeople(tx, merchantId)).filter(({ branchIds }) =>
    worksInBranch(branchIds, branchId),
  );
  const index = settings.people.findIndex(
    ({ staffId }, at) =>
      !there.some(({ id }) => id === staffId) ||
      settings.people.findIndex((other) => other.staffId === staffId) !== at,
  );
  if (index >= 0) return `people.${index}.staffId`;
  const half = settings.people.findIndex(
    ({ quietFrom, quietUntil }) => (quietFrom === null) !== (quietUntil === null),
  );
  if (half < 0) return null;
  return `people.${half}.${settings.people[half]?.quietFrom === null ? "quietFrom" : "quietUntil"}`;
}

/** People and devices of a brand, by the channels that reach them now. */
interface AlertLadderRecipients {
  people: AlertPersonRow[];
  inTelegram: AlertRecipient[];
  byPhone: AlertRecipient[];
  devices: AlertRecipient[];
}

/** Reads the recipients of a branch. `branchId` null: of all branches. */
async function loadAlertLadderRecipients(
  tx: Tx,
  channels: AlertChannels,
  { merchantId, branchId, now }: { merchantId: string; branchId: string | null; now: Date },
): Promise<AlertLadderRecipients> {
  const people = await selectAlertPeople(tx, merchantId);
  const reach = { branchId, people, now };
  return {
    people,
    inTelegram: (await channels.telegram?.findRecipients(tx, merchantId, reach)) ?? [],
    byPhone: (await (channels.sms ?? channels.call)?.findRecipients(tx, merchantId, reach)) ?? [],
    devices: (await channels.push?.findRecipients(tx, merchantId, reach)) ?? [],
  };
}

function viewAlertLadder(
  row: AlertLadderRow,
  { people: all, inTelegram, byPhone, devices }: AlertLadderRecipients,
): BranchAlertLadder {
  const { id, name } = row;
  const people = all.filter(({ branchIds }) => worksInBranch(branchIds, id));
  const settings = addDefaultSettings(row.settings);
  return {
    id,
    name,
    // People who no longer work in the branch are omitted from the settings, because saving them again would be
    // refused.
    settings: {
      ...settings,
      people: settings.people.filter(({ staffId }) => people.some((person) => person.id === staffId)),
    },
    people: people.map((person) => ({
      id: person.id,
      name: person.name,
      hasTelegram: inTelegram.some((each) => each.id === person.id),
      hasPhone: byPhone.some((each) => each.id === person.id),
      isManager: isManager(person),
    })),
    devices: devices.filter(({ branchIds }) => worksInBranch(branchIds, id)).length,
  };
}
