import { seal, unseal } from "../../../../platform/seal.ts";

const PROOF_MS = 30 * 60_000;

/** The invitation that a proof belongs to. The proof cannot be decrypted for another invitation. */
interface InvitationKey {
  merchantId: string;
  staffId: string;
}

const aboutOf = ({ merchantId, staffId }: InvitationKey) => `invitation ${merchantId} ${staffId}`;

/** Returns an encrypted token, valid for half an hour, which proves that the invited person confirmed this phone number. */
export function proofOfPhone(
  keys: readonly Buffer[],
  about: InvitationKey,
  { phone, now }: { phone: string; now: Date },
) {
  return seal(keys, `${phone} ${now.getTime() + PROOF_MS}`, aboutOf(about));
}

/** Returns the confirmed phone. Null if the proof has expired or does not belong to this invitation. */
export function phoneOfProof(
  keys: readonly Buffer[],
  about: InvitationKey,
  { proof, now }: { proof: string; now: Date },
) {
  const [phone = "", until] = (unseal(keys, proof, aboutOf(about)) ?? "").split(" ");
  return phone !== "" && Number(until) > now.getTime() ? phone : null;
}
