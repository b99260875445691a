import { field, list } from './ask.ts';
import { SourceFailure } from './source.ts';

/** The figures of a character. */
export interface Character {
  readonly level: number;
  /** Money in copper coins; 0 if it was not read. */
  readonly copper: number;
  readonly maxProfessions: number;
}

/** Reads a path of the profile; undefined if Battle.net does not show it. */
type Read = (path: string) => Promise<unknown>;

/** How many characters are read in detail: the call has to end within seconds. */
const MOST_READ = 10;

const numberOr0 = (value: unknown) => (typeof value === 'number' && value > 0 ? value : 0);

/** The address of a profile, in the namespace of its region. */
export function addressOf(url: string, path: string, region: string): string {
  return `${url}${path}?namespace=profile-${region}&locale=en_US`;
}

/** The characters of the highest levels. */
function hardestPlayed(characters: readonly unknown[]): readonly unknown[] {
  const level = (character: unknown) => numberOr0(field(character, 'level'));
  return [...characters].sort((a, b) => level(b) - level(a)).slice(0, MOST_READ);
}

/** The ids of the tiers that the game made at once in 2018, from the newest expansion to the oldest. */
const [FIRST_REVERSED, LAST_REVERSED] = [2437, 2600];

/** The place of a tier among those of its profession: the newest has the highest number. */
function age(tier: unknown): number {
  const id = numberOr0(field(tier, 'tier', 'id'));
  return id >= FIRST_REVERSED && id < LAST_REVERSED ? -id : id;
}

/** Whether a profession has all the points of the latest expansion. */
function isAtMaximum(profession: unknown): boolean {
  const tiers = list(field(profession, 'tiers'));
  const [latest] = [...tiers].sort((a, b) => age(b) - age(a));
  // Professions without expansions, such as archaeology, have their points directly.
  const holder = latest ?? profession;
  const most = numberOr0(field(holder, 'max_skill_points'));
  return most > 0 && numberOr0(field(holder, 'skill_points')) >= most;
}

/** How many professions of an answer for a character's professions are at their maximum. */
export function countMaxProfessions(body: unknown): number {
  const all = [...list(field(body, 'primaries')), ...list(field(body, 'secondaries'))];
  return all.filter(isAtMaximum).length;
}

/** A hidden part of a character does not spoil the rest; a timeout does. */
async function orNothing(reading: Promise<unknown>): Promise<unknown> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof SourceFailure && error.code === 'slow') throw error;
    return undefined;
  }
}

/** The path of a profile that an answer links to; the host comes from our settings. */
function linked(link: unknown): string | undefined {
  const href = field(link, 'href');
  return typeof href === 'string' ? /\/profile\/[^?#]+/.exec(href)?.[0] : undefined;
}

/**
 * The paths of a character's private view and of its public profile, as linked or as documented.
 */
function pathsOf(character: unknown): { readonly own: string; readonly profile: string } {
  const realm = `${field(character, 'realm', 'id')}-${field(character, 'id')}`;
  const slug = encodeURIComponent(String(field(character, 'realm', 'slug')));
  const name = encodeURIComponent(String(field(character, 'name')).toLowerCase());
  return {
    own:
      linked(field(character, 'protected_character')) ??
      `/profile/user/wow/protected-character/${realm}`,
    profile: linked(field(character, 'character')) ?? `/profile/wow/character/${slug}/${name}`,
  };
}

/** Reads money and professions of the highest characters; the others count by level only. */
export async function readCharacters(all: readonly unknown[], read: Read): Promise<Character[]> {
  const detailed = new Set(hardestPlayed(all));
  return Promise.all(
    all.map(async (character) => {
      const level = numberOr0(field(character, 'level'));
      if (!detailed.has(character)) return { level, copper: 0, maxProfessions: 0 };
      const paths = pathsOf(character);
      const [own, professions] = await Promise.all([
        orNothing(read(paths.own)),
        orNothing(read(`${paths.profile}/professions`)),
      ]);
      return {
        level,
        copper: numberOr0(field(own, 'money')),
        maxProfessions: countMaxProfessions(professions),
      };
    }),
  );
}
