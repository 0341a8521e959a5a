import { rmSync } from "node:fs";

/** The server has ended by now: its directory goes. */
export default function removeData(): void {
  const dataDir = process.env["E2E_DATA_DIR"];
  if (dataDir?.includes("dasturxon-e2e-")) rmSync(dataDir, { recursive: true, force: true });
}
