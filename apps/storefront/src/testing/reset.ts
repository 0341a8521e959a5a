const storeResetFunctions = new Set<() => void>();

/** Registers a function that resets the state of a module. */
export function registerStoreReset(reset: () => void): void {
  storeResetFunctions.add(reset);
}

/** Resets every store and query of the modules loaded so far. */
export function resetAllStores(): void {
  for (const reset of storeResetFunctions) reset();
}
