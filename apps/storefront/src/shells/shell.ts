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

export interface SharedPage {
  title: string;
  url: string;
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
  /** What a keyboard covers of the page from below, CSS pixels, at each change; absent where the page sees to it itself. */
  onKeyboard?(change: (covered: number) => void): () => void;
  haptic(kind: Haptic): void;
  requestContact(): Promise<SharedContact | null>;
  location(): Promise<ShellLocation>;
  /** Asks before closing while the basket is not empty. */
  setClosingConfirmation(isOn: boolean): void;
  /** Off while a sheet or a map is dragged. */
  setVerticalSwipes(isOn: boolean): void;
  openLink(url: string): void;
  /** Hands an address on by the surroundings; absent where the browser's ways are taken, by `shareBy`. */
  share?(page: SharedPage): void;
  /** Opens the page where an order is paid beside the store; false: the store itself must lead there. */
  pay?(url: string): boolean;
  /** Reads a QR code; null: none was read. Absent where the phone's own camera leads to the store. */
  scanCode?: (() => Promise<string | null>) | undefined;
  /** Whether the store can be put beside the phone's applications; absent where the browser offers it by itself. */
  isShortcutOffered?: (() => Promise<boolean>) | undefined;
  /** True: it is there now. */
  addShortcut?: (() => Promise<boolean>) | undefined;
}
