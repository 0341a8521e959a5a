/** Light or dark and its colours, as the surroundings want them; null where the store's own theme counts. */
export interface ShellTheme {
  isDark: boolean;
  /** CSS variables of tokens.css to set, `--surface` → `#fff`. */
  variables: Record<string, string>;
}

export type Haptic = "tap" | "success" | "error";

export interface ShellMainButton {
  text: string;
  isEnabled: boolean;
  isBusy: boolean;
  /** The brand's own, `#rrggbb`. */
  color: string;
  textColor: string;
  onPress(): void;
}

export interface SharedContact {
  /** As the surroundings signed it; null: it was shared, but did not arrive here. */
  signed: string | null;
}

export type ShellLocation =
  | { latitude: number; longitude: number; refusal: null }
  | { refusal: "denied" | "unsupported" | "failed" };

/** What surrounds the store: a browser, a messenger, a payments application. Screens know only this. */
export interface Shell {
  kind: "web" | "telegram" | "click";
  /** The first screen is drawn. */
  ready(): void;
  /** Repaints at once and at each change; returns the stop. */
  onTheme(repaint: (theme: ShellTheme | null) => void): () => void;
  /** What the surroundings' own bars cover of the page, CSS pixels, at once and at each change; returns the stop. */
  onSafeArea(change: (covered: { top: number; bottom: number }) => void): () => void;
  /** Shows the surroundings' back button; null hides it. Where there is none it does nothing. */
  setBackButton(onBack: (() => void) | null): void;
  /** Shows the surroundings' main button; false: there is none, the screen draws its own. */
  setMainButton(button: ShellMainButton | null): boolean;
  haptic(kind: Haptic): void;
  requestContact(): Promise<SharedContact | null>;
  location(): Promise<ShellLocation>;
  /** Asks before closing while the basket is not empty. */
  setClosingConfirmation(isOn: boolean): void;
  /** Off while a sheet or a map is dragged. */
  setVerticalSwipes(isOn: boolean): void;
  openLink(url: string): void;
}
