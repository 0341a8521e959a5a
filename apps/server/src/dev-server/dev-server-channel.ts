import type { SerializedPageContext } from "@dasturxon/contract/page-context";

/** Messages from the server process to `npm run dev`, its parent. */
export type MessageToDevServer =
  | { kind: "loaded" }
  | { kind: "listening"; port: number }
  | { kind: "ready"; lines: string[] }
  | { kind: "render"; id: number; url: string; page: SerializedPageContext }
  | { kind: "answered"; id: number; call: number; answer: unknown }
  | { kind: "console"; id: number; url: string };

/** Messages from `npm run dev` to the server process: rendered pages, and API calls made by loaders. */
export type MessageFromDevServer =
  | { kind: "go" }
  | { kind: "open" }
  | { kind: "call"; id: number; call: number; route: string; input?: object }
  | { kind: "rendered"; id: number; status: number; headers: [string, string][]; body: string }
  | { kind: "failed"; id: number; reason: string };

export function sendToDevServer(message: MessageToDevServer): void {
  process.send?.(message);
}

export function onDevServerMessage(listener: (message: MessageFromDevServer) => void): void {
  process.on("message", (message: MessageFromDevServer) => listener(message));
}
