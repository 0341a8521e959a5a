const KEY = "dasturxon.console.device";

/** The secret that makes this browser a device of the restaurant; null: it is none. */
export function pairedToken(): string | null {
  return localStorage.getItem(KEY);
}

export function keepPaired(token: string): void {
  localStorage.setItem(KEY, token);
}

/** It was removed in the console, or paired anew as another one. */
export function clearPaired(): void {
  localStorage.removeItem(KEY);
}
