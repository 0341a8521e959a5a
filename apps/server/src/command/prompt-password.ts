import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { StartupError } from "../platform/startup-error.ts";

/** Reads a password: twice without echo on a terminal, otherwise the first line of the input. */
export async function promptPassword(question = "Password, at least 12 characters: "): Promise<string> {
  if (!process.stdin.isTTY) return readTerminalLine();
  const password = await promptHidden(question);
  if ((await promptHidden("Once more: ")) !== password)
    throw new StartupError("the passwords differ: nothing was changed");
  return password;
}

async function promptHidden(question: string): Promise<string> {
  process.stdout.write(question);
  const line = await readTerminalLine({
    terminal: true,
    output: new Writable({ write: (_part, _form, done) => done() }),
  });
  process.stdout.write("\n");
  return line;
}

function readTerminalLine(shown: { terminal?: boolean; output?: Writable } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = createInterface({ input: process.stdin, ...shown });
    reader.once("SIGINT", () => reader.close());
    reader.once("close", () => reject(new StartupError("no password was given: nothing was changed")));
    reader.once("line", (line) => {
      resolve(line);
      reader.close();
    });
  });
}
