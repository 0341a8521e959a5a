/** Theme that the shell requests. */
export interface ShellTheme {
  isDark: boolean;
  /** CSS variables of tokens.css to set, for example `--surface` → `#fff`. */
  variables: Record<string, string>;
}

export type HapticKind = "tap" | "success" | "error";

export interface ShellMainButton {
  text: string;
  isEnabled: boolean;
  isBusy: boolean;
  /** Brand color, `#rrggbb`. */
  color: string;
  textColor: string;
  onPress(): void;
}

export interface SharedContact {
  /** Contact data signed by the messenger. Null if the customer shared the contact but the data did not arrive. */
  signed: string | null;
}

export interface PageToShare {
  title: string;
  url: string;
}

export type ShellLocation =
  | { latitude: number; longitude: number; refusal: null }
  | { refusal: "denied" | "unsupported" | "failed" };

/** Environment of the store: a browser, a messenger or a payment application. Screens use only this interface. */
export interface Shell {
  kind: "web" | "telegram" | "click";
  /** Notifies the shell that the first screen is rendered. */
  ready(): void;
  /**
   * Calls `repaint` immediately and on each change of the theme that the shell requests. Null means that the store's
   * own theme applies. Returns an unsubscribe function.
   */
  onTheme(repaint: (theme: ShellTheme | null) => void): () => void;
  /**
   * Calls `change` immediately and on each change with the height of the shell's bars that cover the page, in CSS
   * pixels. Returns an unsubscribe function.
   */
  onSafeArea(change: (covered: { top: number; bottom: number }) => void): () => void;
  /** Shows the shell's back button. Null hides it. Does nothing if the shell has no back button. */
  setBackButton(onBack: (() => void) | null): void;
  /** Shows the shell's main button. Returns false if the shell has none, so the screen renders its own. */
  setMainButton(button: ShellMainButton | null): boolean;
  /** Calls `change` with the height of the keyboard over the page, in CSS pixels. Missing if the browser handles it. */
  onKeyboard?(change: (covered: number) => void): () => void;
  haptic(kind: HapticKind): void;
  requestContact(): Promise<SharedContact | null>;
  location(): Promise<ShellLocation>;
  /** Sets whether the shell asks for confirmation before it closes. On while the basket is not empty. */
  setClosingConfirmation(isOn: boolean): void;
  /** Sets whether vertical swipes close the store. Off while a sheet or a map is open. */
  setVerticalSwipes(isOn: boolean): void;
  openLink(url: string): void;
  /** Shares a page through the shell. If it is missing, `sharePage` uses the browser. */
  share?(page: PageToShare): void;
  /** Opens the payment page next to the store. Returns false if the store must navigate to it instead. */
  pay?(url: string): boolean;
  /** Scans a QR code. Returns null if nothing was scanned. Missing if the phone's own camera can open the store. */
  scanCode?: (() => Promise<string | null>) | undefined;
  /** Whether the store can be added to the home screen. Missing if the browser offers this itself. */
  isShortcutOffered?: (() => Promise<boolean>) | undefined;
  /** Adds the store to the home screen. Returns true if the shortcut was added. */
  addShortcut?: (() => Promise<boolean>) | undefined;
}
