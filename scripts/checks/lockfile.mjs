// package-lock.json is whole: `npm ci` refuses one that lacks what a package in it wants for another platform, and npm
// leaves that out where the registry at hand does not carry it. `node scripts/checks/lockfile.mjs` fills it in.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { fromRoot } from "../setup/paths.mjs";

const systems = /\b(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)\b/;
const processors = /\b(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)\b/;

/** Key of the package that `name` is for the one at `place`, as Node finds it; undefined when there is none. */
function resolved(packages, path, name) {
  for (let base = path; ; base = base.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, "")) {
    const key = base === "" ? `node_modules/${name}` : `${base}/node_modules/${name}`;
    if (key in packages) return key;
    if (base === "") return undefined;
    if (!base.includes("node_modules/")) base = "";
  }
}

/** Platform packages are named by their exact version; of the others any will do. */
const fits = (entry, version) => entry !== undefined && (!/^\d/.test(version) || entry.version === version);

/** What is named as optional and not there: whom it belongs to, its name and version. */
function missingFrom(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => !fits(packages[resolved(packages, path, name)], version))
      .map(([name, version]) => ({ place: path, name, version })),
  );
}

/** The entry of a package that is for one platform only, which its name tells. */
function entryOf({ place: path, name, version }, packages) {
  const [, platform = ""] = name.split("/");
  const system = systems.exec(platform)?.[1];
  const processor = processors.exec(platform)?.[1];
  const libc = /musl/.test(platform) ? "musl" : /gnu/.test(platform) ? "glibc" : undefined;
  if (!processor) throw new Error(`${name} does not say which processor it is for`);
  return {
    version,
    cpu: [processor],
    ...(packages[path].dev ? { dev: true } : {}),
    ...(system === "linux" && libc ? { libc: [libc] } : {}),
    optional: true,
    ...(system ? { os: [system] } : {}),
  };
}

/** The lock with what is missing, each at the top where that place is free, else beside who wants it. */
export function completed(lock) {
  const packages = { ...lock.packages };
  for (const one of missingFrom(packages)) {
    const top = `node_modules/${one.name}`;
    packages[top in packages ? `${one.place}/${top}` : top] = entryOf(one, packages);
  }
  const byKey = ([a], [b]) => (a === b ? 0 : a.localeCompare(b, "en") < 0 ? -1 : 1);
  return { ...lock, packages: Object.fromEntries(Object.entries(packages).toSorted(byKey)) };
}

/** Every finding in words; none when the lock is whole. */
export function lockfileFindings({ packages }) {
  const named = Object.entries(packages).filter(([, { resolved: from, link }]) => from && !link);
  return [
    ...missingFrom(packages).map(
      ({ name, version }) => `package-lock.json lacks ${name}@${version}: node scripts/checks/lockfile.mjs`,
    ),
    ...named.map(([path, { resolved: from }]) => `package-lock.json names a registry: ${path} from ${from}`),
  ];
}

export function readLock() {
  return JSON.parse(readFileSync(fromRoot("package-lock.json"), "utf8"));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = readLock();
  const whole = completed(lock);
  const added = Object.keys(whole.packages).length - Object.keys(lock.packages).length;
  writeFileSync(fromRoot("package-lock.json"), `${JSON.stringify(whole, null, 2)}\n`);
  console.log(`${added} packages of other platforms added to package-lock.json`);
}
