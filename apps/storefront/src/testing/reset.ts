const resets = new Set<() => void>();

/** Registers a function that resets the state of a module. */
export function onReset(reset: () => void): void {
  resets.add(reset);
}

/** Resets every store and query of the modules loaded so far. */
export function resetAll(): void {
  for (const reset of resets) reset();
}
