import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { STATE } from '../support/local-project';
import { manifest, zipOf } from './jar';

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

function gcloudJar(): string | undefined {
  const { stdout, error } = spawnSync(
    'gcloud',
    ['info', '--format=value(installation.sdk_root)', '--quiet'],
    { encoding: 'utf8' },
  );
  if (error !== undefined) return undefined;
  const jar = join(stdout.trim(), 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar');
  return existsSync(jar) ? jar : undefined;
}

/**
 * Environment that makes firebase-tools run the Google Cloud CLI's Firestore emulator, if it is
 * installed, instead of downloading one. That JAR names no main class, so this makes one that holds
 * only a manifest pointing to it.
 */
export function firestoreJarEnvironment(): Record<string, string> {
  const jar = process.env.FIRESTORE_EMULATOR_BINARY_PATH === undefined ? gcloudJar() : undefined;
  if (jar === undefined) return {};
  mkdirSync(STATE, { recursive: true });
  const launcher = join(STATE, 'firestore-emulator.jar');
  const draft = `${launcher}.${process.pid}`;
  writeFileSync(
    draft,
    zipOf('META-INF/MANIFEST.MF', manifest(MAIN_CLASS, pathToFileURL(jar).href)),
  );
  renameSync(draft, launcher);
  return { FIRESTORE_EMULATOR_BINARY_PATH: launcher };
}
