/** A package of a lockfile of npm, version 3; the fields that are read here. */
interface LockedPackage {
  readonly version?: string | undefined;
  readonly resolved?: string | undefined;
  readonly integrity?: string | undefined;
  readonly license?: string | undefined;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean | undefined;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly engines?: Readonly<Record<string, string>>;
}

/** A lockfile of npm, version 3. */
export interface Lockfile {
  readonly name?: string;
  readonly lockfileVersion: number;
  readonly requires?: boolean;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** The fields of functions/package.json that the lock needs. */
export interface FunctionsManifest {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly engines?: Readonly<Record<string, string>>;
}

const WORKSPACE = 'functions';

/**
 * The key of the package that Node finds for an import in a folder of the lockfile, or undefined.
 */
function find(lock: Lockfile, from: string, name: string): string | undefined {
  for (let folder = from; ; ) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (place in lock.packages) return place;
    if (folder === '') return undefined;
    const above = folder.lastIndexOf('node_modules/');
    folder = above > 0 ? folder.slice(0, above - 1) : '';
  }
}

type Needs = (entry: LockedPackage) => Readonly<Record<string, string>>;

const required: Needs = ({ dependencies, optionalDependencies, peerDependencies, ...entry }) => {
  const peers = Object.entries(peerDependencies ?? {});
  const needed = peers.filter(([name]) => !entry.peerDependenciesMeta?.[name]?.optional);
  const all = Object.entries({ ...dependencies, ...Object.fromEntries(needed) });
  return Object.fromEntries(all.filter(([name]) => !(name in (optionalDependencies ?? {}))));
};
const everything: Needs = (entry) => ({ ...required(entry), ...entry.optionalDependencies });

/** The lockfile keys of the packages that the functions need, directly and indirectly. */
function placesOf(lock: Lockfile, manifest: FunctionsManifest, needs: Needs): Set<string> {
  const places = new Set<string>();
  const visit = (from: string, entry: LockedPackage) => {
    for (const name of Object.keys(needs(entry))) {
      const place = find(lock, from, name);
      const found = place === undefined ? undefined : lock.packages[place];
      if (place === undefined || !found) {
        if (name in (entry.optionalDependencies ?? {})) continue;
        throw new Error(`package-lock.json lacks ${name}, which ${from} needs`);
      }
      if (places.has(place)) continue;
      places.add(place);
      visit(place, found);
    }
  };
  visit(WORKSPACE, { dependencies: manifest.dependencies });
  return places;
}

/** The order in which npm writes the packages of a lockfile. */
const byName = (a: string, b: string) => a.localeCompare(b, 'en');

/**
 * The lockfile that pins the packages of the deployed functions to exactly those of the checkout's
 * own lockfile, on which the tests ran. The functions are built apart from the checkout and would
 * otherwise get the newest packages of that day. Throws if the checkout's lockfile lacks a package
 * or holds two at one place.
 */
export function functionsLock(manifest: FunctionsManifest, lock: Lockfile): Lockfile {
  const { name, dependencies, engines } = manifest;
  const packages: Record<string, LockedPackage & { readonly name?: string }> = {
    '': { name, dependencies, ...(engines && { engines }) },
  };
  const needed = placesOf(lock, manifest, required);
  for (const place of [...placesOf(lock, manifest, everything)].sort(byName)) {
    const own = place.startsWith(`${WORKSPACE}/`) ? place.slice(WORKSPACE.length + 1) : place;
    if (own in packages) throw new Error(`package-lock.json has two packages for ${own}`);
    const { dev: _, devOptional: __, optional: ___, ...entry } = lock.packages[place] ?? {};
    const { version, resolved, integrity, license, ...rest } = entry;
    const optional = needed.has(place) ? undefined : true;
    packages[own] = { version, resolved, integrity, license, optional, ...rest };
  }
  return { name, lockfileVersion: lock.lockfileVersion, requires: true, packages };
}
