const resetFunctions = new Set<() => void>();

/** Registers a function that resets the state of a module. */
export function registerReset(reset: () => void): void {
  resetFunctions.add(reset);
}

/** Resets every store and query of the modules loaded so far. */
export function resetAll(): void {
  for (const reset of resetFunctions) reset();
}
