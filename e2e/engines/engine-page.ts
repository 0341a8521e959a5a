/** Page of a browser engine that Playwright does not drive here: Debian's WebKitGTK and Firefox. */
export interface BrowserEnginePage {
  /** Name of the engine, for example `webkit`. */
  readonly engine: EngineName;
  /** Opens an address and waits for the page's `load` event. */
  open(url: string): Promise<void>;
  /** Calls a function in the page. The argument and the result must be JSON. */
  evaluate<Result, Argument = null>(
    work: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Awaited<Result>>;
  /** Presses and releases a finger, or a mouse button if the driver has no touch, at a point of the viewport. */
  tap(point: ViewportPoint): Promise<void>;
  /** Types the text into the focused element. */
  type(text: string): Promise<void>;
  goBack(): Promise<void>;
  /** Returns a picture of the viewport as PNG. */
  takeScreenshot(): Promise<Buffer>;
  /** Closes the browser. */
  close(): Promise<void>;
}

export type EngineName = "webkit" | "firefox";

/** Position in CSS pixels from the top left corner of the viewport. */
export interface ViewportPoint {
  x: number;
  y: number;
}

export const PHONE_VIEWPORT = { width: 390, height: 844 };

/** Input source of a WebDriver `actions` command: a press and release at a point. */
export function createTapInputSource(pointerType: "mouse" | "touch", { x, y }: ViewportPoint): object {
  return {
    type: "pointer",
    id: pointerType,
    parameters: { pointerType },
    actions: [
      { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ],
  };
}

/** Input source of a WebDriver `actions` command: a key press per character. */
export function createTypingInputSource(text: string): object {
  const actions = [...text].flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  return { type: "key", id: "keyboard", actions };
}
