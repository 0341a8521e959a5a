// Checks that package-lock.json is complete. `npm ci` rejects a lockfile without the packages for other platforms, and
// npm omits them if the registry in use does not have them. `node scripts/checks/lockfile.mjs` adds them.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { pathFromRoot } from "../setup/paths.mjs";

const operatingSystemNamePattern =
  /\b(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)\b/;
const processorNamePattern = /\b(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)\b/;

/**
 * Returns the key of the package to which Node resolves `name` from the package at `path`, or undefined if there is
 * none.
 */
function resolvePackageKey(packages, path, name) {
  for (let base = path; ; base = base.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, "")) {
    const key = base === "" ? `node_modules/${name}` : `${base}/node_modules/${name}`;
    if (key in packages) return key;
    if (base === "") return undefined;
    if (!base.includes("node_modules/")) base = "";
  }
}

/** Returns whether the entry satisfies the version. Only platform packages require an exact version. */
const satisfiesVersion = (entry, version) =>
  entry !== undefined && (!/^\d/.test(version) || entry.version === version);

/** Returns the missing optional dependencies: the package that requires each, its name and version. */
function listMissingPackages(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(
        ([name, version]) => !satisfiesVersion(packages[resolvePackageKey(packages, path, name)], version),
      )
      .map(([name, version]) => ({ place: path, name, version })),
  );
}

/** Returns the lockfile entry of a platform package. The package name contains the platform. */
function createLockEntry({ place: path, name, version }, packages) {
  const [, platform = ""] = name.split("/");
  const system = operatingSystemNamePattern.exec(platform)?.[1];
  const processor = processorNamePattern.exec(platform)?.[1];
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

/**
 * Returns the lockfile with the missing packages, each at the top level if that key is free, else below the package
 * that requires it.
 */
export function addMissingPackages(lock) {
  const packages = { ...lock.packages };
  for (const one of listMissingPackages(packages)) {
    const top = `node_modules/${one.name}`;
    packages[top in packages ? `${one.place}/${top}` : top] = createLockEntry(one, packages);
  }
  const compareByKey = ([a], [b]) => (a === b ? 0 : a.localeCompare(b, "en") < 0 ? -1 : 1);
  return { ...lock, packages: Object.fromEntries(Object.entries(packages).toSorted(compareByKey)) };
}

/** Returns all findings as messages. Empty if the lockfile is complete. */
export function findLockfileFaults({ packages }) {
  const named = Object.entries(packages).filter(([, { resolved: from, link }]) => from && !link);
  return [
    ...listMissingPackages(packages).map(
      ({ name, version }) => `package-lock.json lacks ${name}@${version}: node scripts/checks/lockfile.mjs`,
    ),
    ...named.map(([path, { resolved: from }]) => `package-lock.json names a registry: ${path} from ${from}`),
  ];
}

export function readLockfile() {
  return JSON.parse(readFileSync(pathFromRoot("package-lock.json"), "utf8"));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = readLockfile();
  const whole = addMissingPackages(lock);
  const added = Object.keys(whole.packages).length - Object.keys(lock.packages).length;
  writeFileSync(pathFromRoot("package-lock.json"), `${JSON.stringify(whole, null, 2)}\n`);
  console.log(`${added} packages of other platforms added to package-lock.json`);
}
