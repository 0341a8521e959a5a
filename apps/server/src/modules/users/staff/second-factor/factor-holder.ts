import type { Database, Tx } from "../../../../platform/database/index.ts";
import {
  selectPersonFactor,
  updatePersonConfirmed,
  updatePersonFactorOff,
  updatePersonPending,
  updatePersonRecoveryUsed,
  updatePersonStep,
} from "../memberships/queries.ts";
import {
  deleteSecondFactor,
  insertOrUpdatePending,
  type SecondFactorRow,
  selectSecondFactor,
  updateConfirmed,
  updateLastStep,
  updateRecoveryUsed,
} from "./queries.ts";

/** Owner of a password and a second factor: a person with several brands, or a member of staff of one brand. */
export type Holder = { personId: string } | { merchantId: string; staffId: string };

/** Access to the stored second factor of a holder. */
export interface Factor {
  /** Context of the encryption. A secret encrypted for one holder cannot be decrypted for another. */
  about: string;
  find: () => Promise<SecondFactorRow | undefined>;
  begin: (pending: string) => Promise<void>;
  confirm: (change: { pending: string; step: number; recoveryHashes: string[] }) => Promise<boolean>;
  useStep: (step: number) => Promise<boolean>;
  useRecovery: (hash: string) => Promise<boolean>;
  end: () => Promise<void>;
}

/** Returns the encryption context of a holder's secret. */
export const aboutOf = (holder: Holder): string =>
  "personId" in holder
    ? `second factor ${holder.personId}`
    : `second factor ${holder.merchantId} ${holder.staffId}`;

/** Runs `work` on the second factor of a holder, in its own transaction. */
export function withFactor<T>(
  db: Database,
  holder: Holder,
  work: (factor: Factor) => Promise<T>,
): Promise<T> {
  if ("personId" in holder) return db.platform((tx) => work(personFactor(tx, holder.personId)));
  const { merchantId, staffId } = holder;
  return db.tenant(merchantId, (tx) => work(staffFactor(tx, merchantId, staffId)));
}

function staffFactor(tx: Tx, merchantId: string, staffId: string): Factor {
  return {
    about: aboutOf({ merchantId, staffId }),
    find: () => selectSecondFactor(tx, merchantId, staffId),
    begin: (pending) => insertOrUpdatePending(tx, merchantId, { staffId, pending }),
    confirm: (change) => updateConfirmed(tx, merchantId, { staffId, ...change }),
    useStep: (step) => updateLastStep(tx, merchantId, { staffId, step }),
    useRecovery: (hash) => updateRecoveryUsed(tx, merchantId, { staffId, hash }),
    end: () => deleteSecondFactor(tx, merchantId, staffId),
  };
}

function personFactor(tx: Tx, personId: string): Factor {
  return {
    about: aboutOf({ personId }),
    find: () => selectPersonFactor(tx, personId),
    begin: (pending) => updatePersonPending(tx, { personId, pending }),
    confirm: (change) => updatePersonConfirmed(tx, { personId, ...change }),
    useStep: (step) => updatePersonStep(tx, { personId, step }),
    useRecovery: (hash) => updatePersonRecoveryUsed(tx, { personId, hash }),
    end: () => updatePersonFactorOff(tx, personId),
  };
}
