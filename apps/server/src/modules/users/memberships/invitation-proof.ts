import { seal, unseal } from "../../../platform/seal.ts";

const PROOF_MS = 30 * 60_000;

/** Which invitation it is about: for another the proof does not open. */
interface About {
  merchantId: string;
  staffId: string;
}

const aboutOf = ({ merchantId, staffId }: About) => `invitation ${merchantId} ${staffId}`;

/** The word that who came by an invitation showed a phone; it holds for half an hour. */
export function proofOfPhone(
  keys: readonly Buffer[],
  about: About,
  { phone, now }: { phone: string; now: Date },
) {
  return seal(keys, `${phone} ${now.getTime() + PROOF_MS}`, aboutOf(about));
}

/** The phone that was shown; null: it was none for this invitation, or too long ago. */
export function phoneOfProof(
  keys: readonly Buffer[],
  about: About,
  { proof, now }: { proof: string; now: Date },
) {
  const [phone = "", until] = (unseal(keys, proof, aboutOf(about)) ?? "").split(" ");
  return phone !== "" && Number(until) > now.getTime() ? phone : null;
}
