import type { PageContext } from "@dasturxon/contract/page-context";

/** What this process tells `npm run dev`, which started it. */
export type ToLoop =
  | { kind: "listening"; port: number }
  | { kind: "ready"; lines: string[] }
  | { kind: "render"; id: number; url: string; page: Omit<PageContext, "call" | "shared"> }
  | { kind: "answered"; id: number; call: number; answer: unknown }
  | { kind: "console"; id: number; url: string };

/** What the loop tells this process: parts of the store that it renders, and what its rendering asks of the API. */
export type FromLoop =
  | { kind: "go" }
  | { kind: "call"; id: number; call: number; route: string; input?: object }
  | { kind: "rendered"; id: number; status: number; headers: [string, string][]; body: string }
  | { kind: "failed"; id: number; reason: string };

export function tellLoop(message: ToLoop): void {
  process.send?.(message);
}

export function hearLoop(listener: (message: FromLoop) => void): void {
  process.on("message", (message: FromLoop) => listener(message));
}
