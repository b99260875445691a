import { MAX_EXPORT_FILTER } from '../../src/domain/audit';
import {
  MAX_GAMES,
  MAX_MARKET_VALUE,
  MAX_MARKET_VALUES,
  MAX_VALUE_REASON,
  MIN_MARKET_VALUE,
} from '../../src/domain/market/market-value';
import { MAX_REQUEST_VALUE } from '../../src/domain/quote';
import { VERIFICATION_HOURS } from '../../src/domain/request/time-limits';
import { STAFF_SESSION_HOURS } from '../../src/domain/session';
import { MAX_SIGN_UPS, SIGN_UP_PAUSE_SECONDS } from '../../src/domain/subscriber';

/** The numbers of the domain that rules/*.rules use, by their name there. */
const CONSTANTS: Readonly<Record<string, number>> = {
  MAX_EXPORT_FILTER,
  MAX_GAMES,
  MAX_MARKET_VALUE,
  MAX_MARKET_VALUES,
  MAX_REQUEST_VALUE,
  MAX_SIGN_UPS,
  MAX_VALUE_REASON,
  MIN_MARKET_VALUE,
  SIGN_UP_PAUSE_SECONDS,
  STAFF_SESSION_HOURS,
  VERIFICATION_HOURS,
};

const NAME = /\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g;

/**
 * Replaces the names of the domain's numbers, and of these settings, in a part of the rules; throws
 * for an unknown name.
 */
export function withConstants(part: string, settings: Readonly<Record<string, string>>): string {
  return part.replace(NAME, (name) => {
    const value = settings[name] ?? CONSTANTS[name];
    if (value === undefined) throw new Error(`tools/rules/constants.ts has no ${name}`);
    return `${value} /*${name}*/`;
  });
}
