import type { LadderSettings } from "@dasturxon/contract";
import { type AlertPerson, DEFAULT_LADDER } from "@dasturxon/domain/alert-ladder";
import { STAFF_MANAGER_ROLES, worksInBranch } from "@dasturxon/domain/staff-rank";
import type { Tx } from "../../../platform/database/index.ts";
import { type AlertPersonRow, type LadderRow, selectAlertPeople, selectLadder } from "./queries.ts";

/** Default settings of a branch. */
const defaultSettings: LadderSettings = { ...DEFAULT_LADDER, people: [...DEFAULT_LADDER.people] };

export async function readLadderSettings(
  tx: Tx,
  merchantId: string,
  branchId: string,
): Promise<LadderSettings> {
  return addDefaultSettings((await selectLadder(tx, merchantId, branchId))?.settings ?? null);
}

/** Fills in defaults for fields that the alert settings of a branch lack, because an older version saved them. */
export const addDefaultSettings = (settings: LadderRow["settings"]): LadderSettings => ({
  ...defaultSettings,
  ...settings,
});

type ChosenPerson = AlertPersonRow & Pick<AlertPerson, "quietFrom" | "quietUntil">;

/** Returns the recipients of a branch: the selected people who still work there, else its owners and managers. */
export async function loadLadderPeople(
  tx: Tx,
  merchantId: string,
  { branchId, settings }: { branchId: string; settings: LadderSettings },
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
