import { bankSignIn } from '../../../src/config/staff';
import { type Finding, fail, ok, warn } from '../findings';
import { type Google, read } from '../google';
import type { Release } from '../release';

interface Config {
  readonly subtype?: string;
  readonly signIn?: {
    readonly anonymous?: { readonly enabled?: boolean };
    readonly email?: { readonly enabled?: boolean };
  };
  readonly autodeleteAnonymousUsers?: boolean;
  readonly emailPrivacyConfig?: { readonly enableImprovedEmailPrivacy?: boolean };
  readonly passwordPolicyConfig?: {
    readonly passwordPolicyEnforcementState?: string;
    readonly passwordPolicyVersions?: readonly {
      readonly customStrengthOptions?: { readonly minPasswordLength?: number };
    }[];
  };
}

const SHORTEST_PASSWORD = 12;

function checkPasswords({ passwordPolicyConfig: policy, emailPrivacyConfig }: Config): Finding[] {
  const shortest =
    policy?.passwordPolicyVersions?.[0]?.customStrengthOptions?.minPasswordLength ?? 0;
  const enforced = policy?.passwordPolicyEnforcementState === 'ENFORCE';
  return [
    ...(enforced && shortest >= SHORTEST_PASSWORD
      ? []
      : [
          warn(
            `Passwords of staff may be shorter than ${SHORTEST_PASSWORD} characters. Set the password policy (Authentication, Settings).`,
          ),
        ]),
    ...(emailPrivacyConfig?.enableImprovedEmailPrivacy
      ? []
      : [
          warn(
            'Anybody can find out which addresses have an account. Turn on e-mail enumeration protection (Authentication, Settings, User actions).',
          ),
        ]),
  ];
}

/** The ways to sign in. */
export async function checkSignIn(
  { project, functionSettings }: Release,
  google: Google,
): Promise<Finding[]> {
  const config = await read<Config>(
    google,
    `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`,
  );
  if (config === undefined)
    return [fail('Authentication is not set up. Press "Get started" in the Firebase console.')];
  const { anonymous, email } = config.signIn ?? {};
  const off = [
    ...(anonymous?.enabled ? [] : ['Anonymous']),
    ...(email?.enabled || bankSignIn ? [] : ['Email/Password']),
  ];
  const upgraded = config.subtype === 'IDENTITY_PLATFORM';
  const declared = functionSettings.IDENTITY_PLATFORM === 'true';
  return [
    off.length > 0
      ? fail(`Sign-in is off: ${off.join(', ')}. Turn it on (Authentication, Sign-in method).`)
      : ok('Visitors and staff can sign in.'),
    ...(upgraded === declared
      ? []
      : [
          upgraded
            ? warn(
                `The project has Identity Platform: write IDENTITY_PLATFORM=true into functions/.env.${project}, so that nobody makes a staff account for themselves.`,
              )
            : fail(
                'functions/.env says IDENTITY_PLATFORM=true, and the project is not upgraded: the functions would fail. Upgrade it (Authentication, Settings) or take the line out.',
              ),
        ]),
    ...(config.autodeleteAnonymousUsers
      ? [
          warn(
            'Google deletes anonymous accounts after 30 days, also of people with an open request. Turn the automatic clean-up off (Authentication, Settings).',
          ),
        ]
      : []),
    ...checkPasswords(config),
  ];
}
