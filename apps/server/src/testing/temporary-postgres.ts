import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { chooseByTestSize } from "./test-size.ts";

export interface TemporaryPostgres {
  /** URL of the database `postgres`, with a role that owns databases and is no superuser, as in production. */
  url: string;
  /** Stops the server at once, like a crash. The data is preserved. */
  crash(): Promise<void>;
  /** Starts the server after a crash and waits until it responds. */
  restart(): Promise<void>;
  /** Stops the server and deletes its data. */
  stop(): Promise<void>;
}

/** Returns the folder with `initdb` of the newest version. Null if this machine has no PostgreSQL. */
function findPostgresBinaries(): string | null {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, "bin")),
    "/opt/homebrew/opt/postgresql/bin",
    "/usr/local/opt/postgresql/bin",
    ...(process.env["PATH"] ?? "").split(delimiter),
  ];
  return (
    folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"))) ??
    null
  );
}

/** Returns an unprivileged user if the tests run as root, because PostgreSQL refuses to run as root. */
function findUnprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const user of ["postgres", "nobody"]) {
    try {
      const readUserId = (flag: string) =>
        Number(execFileSync("id", [flag, user], { encoding: "utf8", stdio: "pipe" }));
      return { uid: readUserId("-u"), gid: readUserId("-g") };
    } catch {
      // The user does not exist: tries the next one.
    }
  }
  return null;
}

// The shell waits for the end of its input, which happens even if the test process is killed. Then it stops the server.
const POSTGRES_GUARD_SHELL_SCRIPT = `dir="$1"; shift; "$@" >"$dir/log" 2>&1 & server=$!
while read -r order; do
  if [ "$order" = crash ]; then kill -QUIT $server; wait $server; else "$@" >>"$dir/log" 2>&1 & server=$!; fi
done
kill -INT $server 2>/dev/null; wait $server; rm -rf "$dir"`;

// Autovacuum is disabled: a test database exists for seconds, and its owner could not drop it while a vacuum worker
// uses it. A test at full size runs for an hour, so autovacuum is enabled for it.
const UNSAFE_FAST_SETTINGS = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum: chooseByTestSize("off", "on"),
};

/**
 * Starts a temporary server on a socket in a temporary folder. Uses fsync only if `isDurable`. Returns null if
 * PostgreSQL is not available.
 */
export async function startTemporaryPostgres({
  isDurable = false,
  ownSettings = {},
}: { isDurable?: boolean; ownSettings?: Record<string, string> } = {}): Promise<TemporaryPostgres | null> {
  const binaries = findPostgresBinaries();
  const user = findUnprivilegedUser();
  if (!binaries || (process.getuid?.() === 0 && !user)) return null;
  const directory = mkdtempSync(join(tmpdir(), "dasturxon-pg-"));
  const data = join(directory, "data");
  if (user) chownSync(directory, user.uid, user.gid);
  const initdb = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"];
  try {
    execFileSync(join(binaries, "initdb"), initdb, { ...user, cwd: directory, stdio: "pipe" });
  } catch {
    rmSync(directory, { recursive: true, force: true });
    return null;
  }
  const port = 20_000 + (process.pid % 20_000);
  const settings = {
    listen_addresses: "",
    unix_socket_directories: directory,
    port,
    ...(isDurable ? {} : UNSAFE_FAST_SETTINGS),
    max_connections: 300,
    shared_buffers: "64MB",
    ...ownSettings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const command = [
    "-c",
    POSTGRES_GUARD_SHELL_SCRIPT,
    "sh",
    directory,
    join(binaries, "postgres"),
    "-D",
    data,
    ...flags,
  ];
  const shell = spawn("/bin/sh", command, {
    ...user,
    cwd: directory,
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  shell.unref();
  const ended = new Promise<void>((resolve) => shell.once("exit", () => resolve()));
  const formatRoleUrl = (role: string) =>
    `postgres://${role}@localhost:${port}/postgres?host=${encodeURIComponent(directory)}`;
  try {
    await retryUntilConnected(formatRoleUrl("postgres"), "create role dasturxon login createdb createrole");
  } catch (error) {
    shell.stdin?.end();
    await ended;
    throw error;
  }
  return {
    url: formatRoleUrl("dasturxon"),
    async crash() {
      shell.stdin?.write("crash\n");
      while (existsSync(join(data, "postmaster.pid"))) await sleep(20);
    },
    async restart() {
      shell.stdin?.write("start\n");
      await retryUntilConnected(formatRoleUrl("dasturxon"), "select 1");
    },
    async stop() {
      shell.stdin?.end();
      await ended;
    },
  };
}

async function retryUntilConnected(url: string, statement: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.query(statement);
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (attempt > 100) throw error;
      await sleep(100);
    }
  }
}
