import { type Finding, fail, ok, warn } from '../findings';
import { type Google, read, readAll, send } from '../google';
import type { Release } from '../release';
import { servicesOfSite } from './key';

/** The APIs that a deployment and the deployed functions call, besides those of the site. */
const SERVICES = [
  'apikeys.googleapis.com',
  'artifactregistry.googleapis.com',
  'cloudbilling.googleapis.com',
  'cloudbuild.googleapis.com',
  'cloudfunctions.googleapis.com',
  'cloudresourcemanager.googleapis.com',
  'cloudscheduler.googleapis.com',
  'eventarc.googleapis.com',
  'firebase.googleapis.com',
  'firebaseappcheck.googleapis.com',
  'firebasehosting.googleapis.com',
  'firebaserules.googleapis.com',
  'logging.googleapis.com',
  'orgpolicy.googleapis.com',
  'pubsub.googleapis.com',
  'run.googleapis.com',
  'secretmanager.googleapis.com',
];

/** The permissions of the functions' account if it is not Editor. */
const ROLES = [
  'roles/datastore.user',
  'roles/firebaseauth.admin',
  'roles/eventarc.eventReceiver',
  'roles/run.invoker',
  'roles/logging.logWriter',
  'roles/cloudbuild.builds.builder',
];

/** Whether the project has billing, which functions need. */
export async function checkBilling({ project }: Release, google: Google): Promise<Finding[]> {
  const url = `https://cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`;
  const found = await read<{ billingEnabled?: boolean }>(google, url);
  if (found?.billingEnabled) return [ok('The project has a billing account.')];
  return [
    fail(
      `The project has no billing account, which functions need. Link one: https://console.firebase.google.com/project/${project}/usage/details`,
    ),
  ];
}

/** Whether the needed APIs are enabled. */
export async function checkServices(release: Release, google: Google): Promise<Finding[]> {
  const url = `https://serviceusage.googleapis.com/v1/projects/${release.project}/services?filter=state:ENABLED&pageSize=200`;
  const found = await readAll<{ config?: { name?: string } }>(google, url, 'services');
  const on = found.map(({ config }) => config?.name);
  const needed = [...new Set([...SERVICES, ...servicesOfSite(release)])];
  const off = needed.filter((service) => !on.includes(service));
  if (off.length === 0) return [ok('Every interface of Google that is used is on.')];
  return [
    fail(
      `Interfaces are off. Run "gcloud services enable ${off.join(' ')} --project=${release.project}" and wait five minutes.`,
    ),
  ];
}

interface Policy {
  readonly bindings?: readonly { readonly role: string; readonly members: readonly string[] }[];
}

/** Whether the functions' account has the permissions that the functions need. */
export async function checkAccount({ project }: Release, google: Google): Promise<Finding[]> {
  const url = `https://cloudresourcemanager.googleapis.com/v1/projects/${project}`;
  const owner = await read<{ projectNumber: string }>(google, url);
  const account = `${owner?.projectNumber}-compute@developer.gserviceaccount.com`;
  const { bindings = [] } = await send<Policy>(google, 'POST', `${url}:getIamPolicy`, {});
  const has = bindings
    .filter(({ members }) => members.includes(`serviceAccount:${account}`))
    .map(({ role }) => role);
  const missing = ['roles/editor', 'roles/owner'].some((role) => has.includes(role))
    ? []
    : ROLES.filter((role) => !has.includes(role));
  if (missing.length === 0) return [ok('The account of the functions has its roles.')];
  return [
    warn(
      `The account of the functions, ${account}, is not Editor and lacks ${missing.join(', ')}. Give it these roles (docs/deploying.md, step 2).`,
    ),
  ];
}

interface OrganisationPolicy {
  readonly spec?: {
    readonly rules?: readonly {
      readonly allowAll?: boolean;
      readonly values?: { readonly allowedValues?: readonly string[] };
    }[];
  };
}

/** Whether the bank's organisation forbids functions that anybody may call. */
export async function checkPolicy(
  { project, functions }: Release,
  google: Google,
): Promise<Finding[]> {
  const url = `https://orgpolicy.googleapis.com/v2/projects/${project}/policies/iam.allowedPolicyMemberDomains:getEffectivePolicy`;
  const found = await read<OrganisationPolicy>(google, url);
  const rules = found?.spec?.rules ?? [];
  const allowed = rules.flatMap(({ values }) => values?.allowedValues ?? []);
  const isOpen = rules.every(({ allowAll, values }) => allowAll || values === undefined);
  if (isOpen || allowed.includes('allUsers'))
    return [ok('The organisation allows functions that anybody may call.')];
  const open = Object.entries(functions.endpoints)
    .filter(([, { callableTrigger, httpsTrigger }]) => callableTrigger ?? httpsTrigger)
    .map(([name]) => name);
  return [
    fail(
      `A policy of the organisation (iam.allowedPolicyMemberDomains) forbids functions that anybody may call, and ${open.join(', ')} must be. Ask for an exception for ${project} (docs/deploying.md, step 3).`,
    ),
  ];
}
