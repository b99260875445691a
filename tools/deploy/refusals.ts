import { Refused } from './google';

/** The meaning of a refusal of Google for the person who deploys. */
export interface Refusal {
  readonly words: string;
  /** Whether the same command succeeds later without any action. */
  readonly passes?: true;
  /** Whether Google will refuse everything else too. */
  readonly stopsAll?: true;
}

type Explain = (found: RegExpExecArray, project: string) => Refusal;

const ROLES = 'docs/deploying.md lists the roles (step 2)';

/** From the most specific to the most general; the first match counts. */
const REFUSALS: readonly (readonly [RegExp, Explain])[] = [
  [
    /Could not load the default credentials|invalid_grant|invalid_rapt|Failed to authenticate/i,
    () => ({
      words: 'You are not signed in. Run "gcloud auth application-default login".',
      stopsAll: true,
    }),
  ],
  [
    /requires a quota project|USER_PROJECT_DENIED|required permission to use project/i,
    (_, project) => ({
      words: `Google does not know which project pays for the call. Run "gcloud auth application-default set-quota-project ${project}"; your account needs the role Service Usage Consumer.`,
      stopsAll: true,
    }),
  ],
  [
    /Eventarc Service Agent|first time using 2nd gen functions|Retry the deployment in a few minutes|service agent[^.]*(does not exist|not been created)/i,
    () => ({ words: 'Google is still making the accounts that triggers need.', passes: true }),
  ],
  [
    /build service account/i,
    (_, project) => ({
      words: `The account that builds functions lacks a permission. Give PROJECT_NUMBER-compute@developer.gserviceaccount.com the role Cloud Build Service Account in ${project}; ${ROLES}.`,
    }),
  ],
  [
    /no value for the following environment variables: ([\w, ]+)/i,
    ([, names], project) => ({
      words: `Settings of the functions have no value: ${names?.trim()}. Write them into functions/.env.${project}.`,
    }),
  ],
  [
    /no value for the secret: (\w+)|latest version of the secret defined by param (\w+)|latest version of secret '(\w+)/i,
    ([, missing, empty, disabled], project) => {
      const name = missing ?? empty ?? disabled;
      return {
        words: `The secret ${name} has no value. Run "npx firebase functions:secrets:set ${name} --project ${project}"; where there is no key, answer "none".`,
      };
    },
  ],
  [
    /permitted customer|organization policy|constraints\/|Unable to set the invoker/i,
    () => ({
      words:
        "A policy of the bank's organisation forbids functions that anybody may call. Ask for the exception of docs/deploying.md (step 3).",
    }),
  ],
  [
    /firebaserules\.googleapis\.com\S*\/releases\S* had HTTP Error: (400|409)/,
    () => ({
      words:
        'Firestore took the rules and did not put them into force; the earlier rules still hold. The usual reason is their compiled size (at most 250 KB), which firebase shows as 409.',
    }),
  ],
  [
    /pay-as-you-go|Blaze|billing (account|to be enabled)|BILLING_DISABLED/i,
    (_, project) => ({
      words: `The project has no billing account. Link one: https://console.firebase.google.com/project/${project}/usage/details`,
    }),
  ],
  [
    /in project \S+ before or it is disabled|SERVICE_DISABLED/i,
    () => ({
      words: 'An interface of Google is off, or was switched on a moment ago.',
      passes: true,
    }),
  ],
  [
    /RESOURCE_EXHAUSTED|Quota exceeded|Error: (429|503)|^(429|503) |UNAVAILABLE/i,
    () => ({ words: 'Google has too much to do.', passes: true }),
  ],
  [
    /PERMISSION_DENIED|does not have permission|Missing (required )?permission|Error: 403|^403 /i,
    () => ({ words: `Your account may not do this; ${ROLES}.` }),
  ],
  [
    /fetch failed|ENOTFOUND|ECONNREFUSED|ETIMEDOUT/,
    () => ({ words: 'Google cannot be reached from here.', stopsAll: true }),
  ],
];

/** The meaning of an error in plain words: ours if it is known, otherwise Google's. */
export function explainError(error: unknown, project: string): Refusal {
  const { message } = error as Error;
  return explain(message, project) ?? { words: error instanceof Refused ? error.plain : message };
}

/** The meaning of this text of Google or of firebase-tools, undefined if it is unknown. */
export function explain(text: string, project: string): Refusal | undefined {
  for (const [pattern, words] of REFUSALS) {
    const found = pattern.exec(text);
    if (found) return words(found, project);
  }
  return undefined;
}
