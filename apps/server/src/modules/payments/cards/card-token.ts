import { encryptForOwner, decryptForOwner } from "../../../platform/seal.ts";
import type { CredentialKeys } from "../credentials/credentials.ts";
import type { CardRow } from "./queries.ts";

/** Encryption context of a token. A token encrypted for one card cannot be decrypted for another customer or brand. */
const toTokenEncryptionContext = (merchantId: string, { userId, id }: Pick<CardRow, "userId" | "id">) =>
  `${merchantId} ${userId} card ${id}`;

/** Encrypts a provider's card token for its row [PY-4]. */
export const encryptCardToken = (
  { credentialKeys }: CredentialKeys,
  merchantId: string,
  { token, ...of }: Pick<CardRow, "userId" | "id"> & { token: string },
): string => encryptForOwner(credentialKeys, token, toTokenEncryptionContext(merchantId, of));

/** Decrypts a card's token. Null if no key decrypts it, or if it was copied from another row. */
export const decryptCardToken = (
  { credentialKeys }: CredentialKeys,
  merchantId: string,
  card: CardRow,
): string | null => decryptForOwner(credentialKeys, card.sealed, toTokenEncryptionContext(merchantId, card));
