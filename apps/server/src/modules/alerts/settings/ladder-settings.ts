import type { AlertLadderSettings } from "@dasturxon/contract";
import { type AlertPerson, DEFAULT_ALERT_LADDER_SETTINGS } from "@dasturxon/domain/alert-ladder";
import { STAFF_MANAGER_ROLES, worksInBranch } from "@dasturxon/domain/staff-rank";
import type { Tx } from "../../../platform/database/index.ts";
import { type AlertPersonRow, type AlertLadderRow, selectAlertPeople, selectAlertLadder } from "./queries.ts";

/** Default settings of a branch. */
const defaultSettings: AlertLadderSettings = {
  ...DEFAULT_ALERT_LADDER_SETTINGS,
  people: [...DEFAULT_ALERT_LADDER_SETTINGS.people],
};

export async function readAlertLadderSettings(
  tx: Tx,
  merchantId: string,
  branchId: string,
): Promise<AlertLadderSettings> {
  return addDefaultSettings((await selectAlertLadder(tx, merchantId, branchId))?.settings ?? null);
}

/** Fills in defaults for fields that the alert settings of a branch lack, because an older version saved them. */
export const addDefaultSettings = (settings: AlertLadderRow["settings"]): AlertLadderSettings => ({
  ...defaultSettings,
  ...settings,
});

type ChosenPerson = AlertPersonRow & Pick<AlertPerson, "quietFrom" | "quietUntil">;

/** Returns the recipients of a branch: the selected people who still work there, else its owners and managers. */
export async function loadAlertLadderPeople(
  tx: Tx,
  merchantId: string,
  { branchId, settings }: { branchId: string; settings: AlertLadderSettings },
): Promise<ChosenPerson[]> {
  const there = (await selectAlertPeople(tx, merchantId)).filter(({ branchIds }) =>
    worksInBranch(branchIds, branchId),
  );
  const chosen = settings.people.flatMap(({ staffId, quietFrom, quietUntil }) =>
    there.filter(({ id }) => id === staffId).map((person) => ({ ...person, quietFrom, quietUntil })),
  );
  if (chosen.length > 0) return chosen;
  return there.filter(isManager).map((person) => ({ ...person, quietFrom: null, quietUntil: null }));
}

export const isManager = ({ role }: Pick<AlertPersonRow, "role">): boolean =>
  STAFF_MANAGER_ROLES.some((keeper) => keeper === role);
