/** The calculators as the specification spells them (section 2). */
export const calculatorPaths = [
  '/Call-of-duty',
  '/Clash-of-Clans',
  '/Fortnite',
  '/Leage-of-Legends',
  '/Minecraft',
  '/Pokemon-Go',
  '/Roblox',
  '/Warcraft',
  '/EAFC24',
  '/GenshinImpact',
  '/Valorant',
  '/FreeFire',
  '/RocketLeague',
] as const;
