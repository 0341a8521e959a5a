import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

// Each hash takes about 20 ms and 16 MB.
const SCRYPT_COST = { N: 16_384, r: 8, p: 1 };
const PASSWORD_KEY_BYTES = 32;

/**
 * Returns `scrypt$N$r$p$salt$key`. It contains the cost, so that the cost can be increased without changing stored
 * hashes.
 */
export async function hashPassword(password: string, cost = SCRYPT_COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(password, salt, cost);
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

const placeholderPasswordHash = hashPassword(randomBytes(16).toString("hex"));

/** Whether the password matches the hash. For an unknown login (null), the check takes the same time (S9). */
export async function isPasswordCorrect(password: string, hash: string | null): Promise<boolean> {
  const [form, n, r, p, salt = "", key = ""] = (hash ?? (await placeholderPasswordHash)).split("$");
  if (form !== "scrypt") return false;
  const expected = Buffer.from(key, "base64url");
  const derived = await deriveKey(password, Buffer.from(salt, "base64url"), {
    N: Number(n),
    r: Number(r),
    p: Number(p),
  });
  return expected.length === derived.length && timingSafeEqual(expected, derived) && hash !== null;
}

function deriveKey(password: string, salt: Buffer, cost: typeof SCRYPT_COST): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, PASSWORD_KEY_BYTES, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
