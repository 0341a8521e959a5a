import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

const repositoryFolder = join(import.meta.dirname, "../..");
const COPIED_FOLDERS = [
  "apps",
  "packages",
  "locales",
  "demo",
  "simulators",
  "scripts",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "tsconfig.base.json",
  ".npmrc",
];
const EXCLUDED_FOLDERS = new Set(["node_modules", "build", "dist", "test-results", ".react-router"]);

/** Edit of a source file for a test of the dev loop: `after(n)` replaces the text `before` in `file`. */
export interface SourceEdit {
  file: string;
  before: string;
  after: (n: number) => string;
}

/**
 * One edit of each kind. Each is visible in the page as `data-edit`, `--edit`, `x-edit`, a price's currency or a text
 * that begins with `<text-1>`.
 */
export const EDIT_BY_KIND = {
  component: {
    file: "apps/storefront/src/features/header/shop-header.tsx",
    before: "<header className=",
    after: (n) => `<header data-edit="${n}" className=`,
  },
  style: {
    file: "apps/storefront/src/ui/styles/base.css",
    before: "",
    after: (n) => `:root { --edit: ${n}; }\n`,
  },
  storeText: {
    file: "locales/uz/storefront.po",
    before: 'msgid "basket.title"\nmsgstr "',
    after: (n) => `msgid "basket.title"\nmsgstr "<text-${n}> `,
  },
  consoleText: {
    file: "locales/uz/console-late.po",
    before: 'msgid "sign-in.login"\nmsgstr "',
    after: (n) => `msgid "sign-in.login"\nmsgstr "<text-${n}> `,
  },
  console: {
    file: "apps/console/src/features/sign-in/sign-in-page.tsx",
    before: "mark={<SignInBrandLogo />}",
    after: (n) => `mark={<span data-edit="${n}"><SignInBrandLogo /></span>}`,
  },
  server: {
    file: "apps/server/src/platform/http/reply/security-headers.ts",
    before: '"origin-agent-cluster": "?1",',
    after: (n) => `"origin-agent-cluster": "?1", "x-edit": "${n}",`,
  },
  package: {
    file: "packages/domain/src/format.ts",
    before: "return `${sign}",
    after: (n) => `return \`<${n}>\${sign}`,
  },
} satisfies Record<string, SourceEdit>;

export interface DevLoop {
  /**
   * Returns the URL of a brand, such as `http://osh.localhost:PORT`. Browsers resolve its host name, other programs may
   * not.
   */
  url(brand: string): string;
  /** Address `http://localhost:PORT` of the dev server, whose host name every program resolves. */
  origin: string;
  edit(edit: SourceEdit, n: number): void;
  write(file: string, text: string): void;
  read(file: string): string;
  /** Resolves with the next matching line of the loop's output. Skips lines up to the previously returned line. */
  line(pattern: RegExp): Promise<string>;
  output(): string;
  pid: number;
  stop(): Promise<void>;
}

/** Copies the sources to a temporary folder, so a crash cannot leave edits in the checkout. Links node_modules. */
export function copySources(): { folder: string; remove(): void } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "dasturxon-loop-")));
  for (const part of COPIED_FOLDERS)
    cpSync(join(repositoryFolder, part), join(folder, part), {
      recursive: true,
      filter: (path) =>
        !EXCLUDED_FOLDERS.has(basename(path)) &&
        path !== join(repositoryFolder, "demo/pictures") &&
        !/\.test\.tsx?$/.test(path),
    });
  symlinkSync(join(repositoryFolder, "demo/pictures"), join(folder, "demo/pictures"));
  const modules = join(folder, "node_modules");
  mkdirSync(join(modules, "@dasturxon"), { recursive: true });
  for (const name of readdirSync(join(repositoryFolder, "node_modules")))
    if (!name.startsWith(".") && name !== "@dasturxon")
      symlinkSync(join(repositoryFolder, "node_modules", name), join(modules, name));
  for (const name of readdirSync(join(repositoryFolder, "node_modules/@dasturxon"))) {
    const own = realpathSync(join(repositoryFolder, "node_modules/@dasturxon", name)).slice(
      realpathSync(repositoryFolder).length,
    );
    symlinkSync(join(folder, own), join(modules, "@dasturxon", name));
  }
  // Links the node_modules folders of individual workspaces.
  for (const parent of ["apps", "packages"])
    for (const part of readdirSync(join(repositoryFolder, parent)))
      if (existsSync(join(repositoryFolder, parent, part, "node_modules")))
        symlinkSync(
          join(repositoryFolder, parent, part, "node_modules"),
          join(folder, parent, part, "node_modules"),
        );
  const cache = "node_modules/.cache/dasturxon";
  mkdirSync(join(folder, cache), { recursive: true });
  // Copies the installation stamp and the template of the empty database.
  for (const name of readdirSync(join(repositoryFolder, cache)))
    if (name === "install.stamp" || name.startsWith("database-"))
      cpSync(join(repositoryFolder, cache, name), join(folder, cache, name), { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Starts `npm run dev` in a copy. Resolves when the dev server reports that it is ready. */
export async function startDevLoop(folder: string, env: Record<string, string> = {}): Promise<DevLoop> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [join(folder, "scripts/dev.mjs")], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      LOG_LEVEL: "warn",
      PORT: String(port),
      ...env,
    },
  });
  let said = "";
  let heard = 0;
  const looks = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (part: string) => {
      said += part;
      for (const look of looks) look();
    });
  const ended = once(child, "exit");
  const toCopyPath = (file: string) => join(folder, file);
  const readLoopFile = (file: string) => readFileSync(toCopyPath(file), "utf8");
  const original = new Map<string, string>();
  const loop: DevLoop = {
    url: (brand) => `http://${brand}.localhost:${port}`,
    origin: `http://localhost:${port}`,
    read: readLoopFile,
    write: (file, text) => writeFileSync(toCopyPath(file), text),
    edit({ file, before, after }, n) {
      const text = original.get(file) ?? readLoopFile(file);
      original.set(file, text);
      if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
      writeFileSync(
        toCopyPath(file),
        text.replace(before, () => after(n)),
      );
    },
    line: (pattern) =>
      new Promise((resolve, reject) => {
        const matchOutput = () => {
          const found = pattern.exec(said.slice(heard));
          if (!found) return;
          heard += found.index + found[0].length;
          looks.delete(matchOutput);
          resolve(found[0]);
        };
        looks.add(matchOutput);
        void ended.then(() => reject(new Error(`npm run dev has ended: ${said}`)));
        matchOutput();
      }),
    output: () => said,
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGINT");
      await ended;
    },
  };
  await loop.line(/Edits are applied at once/);
  return loop;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}
