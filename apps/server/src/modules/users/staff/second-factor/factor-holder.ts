import type { Database, Tx } from "../../../../platform/database/index.ts";
import {
  selectPersonFactor,
  updatePersonFactorConfirmed,
  updatePersonFactorOff,
  updatePersonPendingFactor,
  updatePersonRecoveryUsed,
  updatePersonFactorStep,
} from "../memberships/queries.ts";
import {
  deleteSecondFactor,
  insertOrUpdatePendingFactor,
  type SecondFactorRow,
  selectSecondFactor,
  updateFactorConfirmed,
  updateFactorLastStep,
  updateFactorRecoveryUsed,
} from "./queries.ts";

/** Owner of a password and a second factor: a person with several brands, or a member of staff of one brand. */
export type SecondFactorHolder = { personId: string } | { merchantId: string; staffId: string };

/** Access to the stored second factor of a holder. */
export interface SecondFactorOfHolder {
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
export const toFactorEncryptionContext = (holder: SecondFactorHolder): string =>
  "personId" in holder
    ? `second factor ${holder.personId}`
    : `second factor ${holder.merchantId} ${holder.staffId}`;

/** Runs `work` on the second factor of a holder, in its own transaction. */
export function runWithSecondFactor<T>(
  db: Database,
  holder: SecondFactorHolder,
  work: (factor: SecondFactorOfHolder) => Promise<T>,
): Promise<T> {
  if ("personId" in holder) return db.platform((tx) => work(createPersonFactor(tx, holder.personId)));
  const { merchantId, staffId } = holder;
  return db.tenant(merchantId, (tx) => work(createStaffFactor(tx, merchantId, staffId)));
}

function createStaffFactor(tx: Tx, merchantId: string, staffId: string): SecondFactorOfHolder {
  return {
    about: toFactorEncryptionContext({ merchantId, staffId }),
    find: () => selectSecondFactor(tx, merchantId, staffId),
    begin: (pending) => insertOrUpdatePendingFactor(tx, merchantId, { staffId, pending }),
    confirm: (change) => updateFactorConfirmed(tx, merchantId, { staffId, ...change }),
    useStep: (step) => updateFactorLastStep(tx, merchantId, { staffId, step }),
    useRecovery: (hash) => updateFactorRecoveryUsed(tx, merchantId, { staffId, hash }),
    end: () => deleteSecondFactor(tx, merchantId, staffId),
  };
}

function createPersonFactor(tx: Tx, personId: string): SecondFactorOfHolder {
  return {
    about: toFactorEncryptionContext({ personId }),
    find: () => selectPersonFactor(tx, personId),
    begin: (pending) => updatePersonPendingFactor(tx, { personId, pending }),
    confirm: (change) => updatePersonFactorConfirmed(tx, { personId, ...change }),
    useStep: (step) => updatePersonFactorStep(tx, { personId, step }),
    useRecovery: (hash) => updatePersonRecoveryUsed(tx, { personId, hash }),
    end: () => updatePersonFactorOff(tx, personId),
  };
}
