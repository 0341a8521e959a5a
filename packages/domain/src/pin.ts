/** Digits that a member of staff types at a device of the restaurant. */
export const PIN_LENGTH = 4;

/** Is it a PIN that nobody guesses first: no one digit four times, no run up or down, no pair twice? */
export function isGoodPin(pin: string): boolean {
  if (!/^\d{4}$/.test(pin)) return false;
  const digits = Array.from(pin, Number);
  const steps = digits.slice(1).map((digit, at) => digit - (digits[at] ?? 0));
  const isRun = steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
  return !isRun && pin.slice(0, 2) !== pin.slice(2);
}
