import type { AddressInfo } from "node:net";
import type { Config } from "../config/config.ts";
import { StartupError } from "../platform/startup-error.ts";

type ListenFunction = (address: { port: number; host: string }) => Promise<AddressInfo | string | null>;

/**
 * Calls `listen` with the configured address and returns the port.
 * @throws StartupError with a one-line message for errors that the operator can fix.
 */
export async function listenAtConfiguredAddress(
  { port, host, isInLoop }: Config,
  listen: ListenFunction,
): Promise<number> {
  try {
    // In development the process listens on any free port, because `npm run dev` listens on `port` and forwards requests
    // to this process.
    const address = await listen(isInLoop ? { port: 0, host: "127.0.0.1" } : { port, host });
    return typeof address === "object" && address !== null ? address.port : port;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "EADDRINUSE")
      throw new StartupError(`port ${port} is in use: stop what listens there or set PORT`);
    if (code === "EACCES")
      throw new StartupError(`port ${port} requires permissions that this user lacks: set PORT`);
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
      throw new StartupError(`HOST ${host} is not an address of this machine`);
    throw error;
  }
}
