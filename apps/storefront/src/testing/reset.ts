const resets = new Set<() => void>();

/** Registers what puts a module's state back to its first value. */
export function onReset(reset: () => void): void {
  resets.add(reset);
}

/** Puts every store and every query of the modules loaded so far back to its first value. */
export function resetAll(): void {
  for (const reset of resets) reset();
}
