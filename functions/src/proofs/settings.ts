import { defineSecret, defineString } from 'firebase-functions/params';
import { brand } from '../../../src/config/brand.ts';
import { ask } from '../sources/ask.ts';
import { clashOfClans } from '../sources/clash-of-clans.ts';
import { roblox } from '../sources/roblox.ts';
import type { AccountSource } from '../sources/source.ts';
import { warcraft } from '../sources/warcraft.ts';

const local = process.env.FUNCTIONS_EMULATOR === 'true';

const setting = (name: string, normal: string, description: string) =>
  defineString(name, { default: normal, description });

// Declared only for a deployment; see ../settings.ts.
const deployed = local
  ? undefined
  : {
      clashUrl: setting(
        'SOURCE_CLASH_URL',
        'https://api.clashofclans.com',
        'The Clash of Clans API, or a proxy with a fixed address in front of it.',
      ),
      clashKey: defineSecret('SOURCE_CLASH_KEY'),
      robloxUrl: setting('SOURCE_ROBLOX_URL', 'https://users.roblox.com', "Roblox's users API."),
      warcraftUrl: setting(
        'SOURCE_WARCRAFT_URL',
        'https://us.api.blizzard.com',
        "Battle.net's profiles of one region.",
      ),
      warcraftOauthUrl: setting(
        'SOURCE_WARCRAFT_OAUTH_URL',
        'https://oauth.battle.net',
        "Battle.net's sign-in.",
      ),
      warcraftClient: setting('SOURCE_WARCRAFT_CLIENT', '', "The Battle.net client's id."),
      warcraftSecret: defineSecret('SOURCE_WARCRAFT_SECRET'),
    };

/** The secrets that the functions for proofs need. */
export const sourceSecrets =
  deployed === undefined ? [] : [deployed.clashKey, deployed.warcraftSecret];

/** On the emulators, the address of the replay server, which `npm start` sets. */
function localSettings() {
  const { env } = process;
  const warcraftUrl = env.SOURCE_WARCRAFT_URL ?? '';
  return {
    clash: { url: env.SOURCE_CLASH_URL ?? '', key: env.SOURCE_CLASH_KEY ?? 'local' },
    roblox: { url: env.SOURCE_ROBLOX_URL ?? '' },
    warcraft: {
      url: warcraftUrl,
      oauthUrl: env.SOURCE_WARCRAFT_OAUTH_URL ?? `${warcraftUrl}/oauth`,
      client: env.SOURCE_WARCRAFT_CLIENT ?? 'local',
      secret: env.SOURCE_WARCRAFT_SECRET ?? 'local',
      site: env.SITE_URL ?? '',
    },
  };
}

function settings(): ReturnType<typeof localSettings> {
  if (deployed === undefined) return localSettings();
  return {
    clash: { url: deployed.clashUrl.value(), key: deployed.clashKey.value() },
    roblox: { url: deployed.robloxUrl.value() },
    warcraft: {
      url: deployed.warcraftUrl.value(),
      oauthUrl: deployed.warcraftOauthUrl.value(),
      client: deployed.warcraftClient.value(),
      secret: deployed.warcraftSecret.value(),
      site: brand.siteUrl,
    },
  };
}

/** Every publisher that can describe an account. */
export function configuredSources(): readonly AccountSource[] {
  const { clash, roblox: users, warcraft: profiles } = settings();
  const returnUrl = `${profiles.site}/Warcraft`;
  return [
    clashOfClans(clash, ask),
    roblox({ ...users, now: Date.now }, ask),
    warcraft({ ...profiles, returnUrl }, ask),
  ];
}
