/** Length of a PIN for the restaurant's devices. */
export const PIN_LENGTH = 4;

/**
 * Returns whether the PIN is not easily guessed: excludes one repeated digit, ascending or descending sequences, and a
 * repeated pair.
 */
export function isHardToGuessPin(pin: string): boolean {
  if (!/^\d{4}$/.test(pin)) return false;
  const digits = Array.from(pin, Number);
  const steps = digits.slice(1).map((digit, at) => digit - (digits[at] ?? 0));
  const isRun = steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
  return !isRun && pin.slice(0, 2) !== pin.slice(2);
}
