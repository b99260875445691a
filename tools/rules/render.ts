import type { Calculator } from '../../src/domain/calculator';
import {
  CEDULA_FORM,
  CEDULA_PATTERN,
  EMAIL_LENGTHS,
  EMAIL_PATTERN,
  EQUAL_DIGITS_PATTERN,
  LATIN_PATTERN,
  LETTERS_PATTERN,
  MAX_EMAIL,
  MAX_TEXT,
  VISIBLE_PATTERN,
  WORDS_PATTERN,
} from '../../src/domain/fields/field-patterns';
import { CONSENT_VERSIONS, DECLARATION_VERSIONS } from '../../src/domain/request/loan-request';
import { OPTIONAL_FIELDS, OPTIONAL_NAMES } from '../../src/domain/request/optional-fields';
import { CODE_PATTERN } from '../../src/domain/request/request-code';
import { SIGN_UP_CONSENT_VERSIONS } from '../../src/domain/subscriber';
import { STORED_OPTIONAL } from '../../src/records/optional-fields';
import { renderMails } from './render-mails';
import { renderValues } from './render-values';
import { literal, rulesFunction, withSemicolon } from './rules-text';

const HEADING = '    // --- What follows from src/domain and src/games ---';

/** A check of a whole value against a pattern, in RE2 syntax. */
function matches(pattern: string): string {
  const spelled = pattern.replaceAll('\\u{', '\\x{').replaceAll('\\', '\\\\');
  return `value.matches(${spelled.includes("'") ? `"${spelled}"` : `'${spelled}'`})`;
}

/** Whether a consent names one of the versions of a text. */
function isVersion(field: string, values: readonly string[]): string {
  return `${field} in [${values.map(literal).join(', ')}]`;
}

/** Counts the valid optional fields, so that a request with an invalid one has a field too many. */
function renderOptionalFields(): string[] {
  const checkOf = (name: string) => `is${name[0]?.toUpperCase()}${name.slice(1)}`;
  const counts = OPTIONAL_NAMES.map((name) => {
    const stored = STORED_OPTIONAL[name];
    return `('${stored}' in record && ${checkOf(name)}(record.${stored}) ? 1 : 0)`;
  });
  return [
    ...OPTIONAL_NAMES.flatMap((name) =>
      rulesFunction(`${checkOf(name)}(value)`, [
        `return ${matches(OPTIONAL_FIELDS[name].pattern)};`,
      ]),
    ),
    // What is declared may be missing while pages of before send without it.
    ...rulesFunction(
      'optionalFields(record)',
      withSemicolon([
        `return ${counts.join(' + ')}`,
        `  + ('declaracion' in record && ${isVersion('record.declaracion', DECLARATION_VERSIONS)} ? 1 : 0)`,
      ]),
    ),
  ];
}

function renderFields(): string[] {
  return [
    ...rulesFunction('isText(value, longest)', [
      'return value.size() <= longest',
      `  && (${matches(LATIN_PATTERN)} || ${matches(VISIBLE_PATTERN)})`,
      `  && ${matches(WORDS_PATTERN)};`,
    ]),
    ...rulesFunction('isName(value)', [
      `return isText(value, ${MAX_TEXT})`,
      `  && ${matches(LETTERS_PATTERN)};`,
    ]),
    ...rulesFunction('isNickname(value)', [`return isText(value, ${MAX_TEXT});`]),
    ...rulesFunction('isEmail(value)', [
      `return value.size() <= ${MAX_EMAIL}`,
      `  && ${matches(EMAIL_PATTERN)}`,
      `  && ${matches(EMAIL_LENGTHS)};`,
    ]),
    ...rulesFunction('isCedula(value)', [
      `return ${matches(CEDULA_PATTERN)}`,
      `  && ${matches(CEDULA_FORM)}`,
      `  && !${matches(EQUAL_DIGITS_PATTERN)};`,
    ]),
    ...renderOptionalFields(),
    ...rulesFunction('isCode(value)', [`return ${matches(CODE_PATTERN)};`]),
    ...rulesFunction(
      'areConsentVersions(consent)',
      withSemicolon([
        `return ${isVersion('consent.version', CONSENT_VERSIONS.evaluation)}`,
        `  && ${isVersion('consent.buro', CONSENT_VERSIONS.bureaus)}`,
        `  && ${isVersion('consent.versionMercadeo', CONSENT_VERSIONS.promotions)}`,
      ]),
    ),
    ...rulesFunction('isSignUpVersion(value)', [
      `return ${isVersion('value', SIGN_UP_CONSENT_VERSIONS)};`,
    ]),
  ];
}

/** The settings of `src/config/staff.ts` that the rules follow. */
export interface StaffSecurity {
  readonly secondFactorRequired: boolean;
  /** The way of signing in that sessions of staff have. */
  readonly provider: string;
}

/** The conditions for staff beside their sign-in. */
function renderSecondFactor(required: boolean): string[] {
  const factor = "request.auth.token.firebase.sign_in_second_factor in ['phone', 'totp']";
  return rulesFunction('hasSecondFactor()', [`return ${required ? factor : 'true'};`]);
}

/** The generated part of the security rules, from the domain, the games and the configuration. */
export function renderGenerated(
  calculators: readonly Calculator[],
  { secondFactorRequired }: StaffSecurity,
): string {
  return [
    HEADING,
    '',
    ...renderSecondFactor(secondFactorRequired),
    ...renderFields(),
    ...renderMails(),
    ...renderValues(calculators),
  ].join('\n');
}
