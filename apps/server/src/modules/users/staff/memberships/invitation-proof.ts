import { encryptForOwner, decryptForOwner } from "../../../../platform/seal.ts";

const INVITATION_PROOF_LIFETIME_MS = 30 * 60_000;

/** The invitation that a proof belongs to. The proof cannot be decrypted for another invitation. */
interface InvitationProofKey {
  merchantId: string;
  staffId: string;
}

const toProofEncryptionContext = ({ merchantId, staffId }: InvitationProofKey) =>
  `invitation ${merchantId} ${staffId}`;

/** Returns an encrypted token, valid for half an hour, which proves that the invited person confirmed this phone number. */
export function createPhoneProof(
  keys: readonly Buffer[],
  about: InvitationProofKey,
  { phone, now }: { phone: string; now: Date },
) {
  return encryptForOwner(
    keys,
    `${phone} ${now.getTime() + INVITATION_PROOF_LIFETIME_MS}`,
    toProofEncryptionContext(about),
  );
}

/** Returns the confirmed phone. Null if the proof has expired or does not belong to this invitation. */
export function readPhoneProof(
  keys: readonly Buffer[],
  about: InvitationProofKey,
  { proof, now }: { proof: string; now: Date },
) {
  const [phone = "", until] = (decryptForOwner(keys, proof, toProofEncryptionContext(about)) ?? "").split(
    " ",
  );
  return phone !== "" && Number(until) > now.getTime() ? phone : null;
}
