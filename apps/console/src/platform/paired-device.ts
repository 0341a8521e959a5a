const PAIRED_TOKEN_STORAGE_KEY = "dasturxon.console.device";

/** Returns the token that identifies this browser as a paired device of the restaurant. Null: not paired. */
export function readPairedToken(): string | null {
  return localStorage.getItem(PAIRED_TOKEN_STORAGE_KEY);
}

export function storePairedToken(token: string): void {
  localStorage.setItem(PAIRED_TOKEN_STORAGE_KEY, token);
}

/**
 * Removes the pairing token from this browser, after the device was removed in the console or paired again as another
 * device.
 */
export function clearPairedToken(): void {
  localStorage.removeItem(PAIRED_TOKEN_STORAGE_KEY);
}
