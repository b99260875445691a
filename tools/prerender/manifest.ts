import { mkdirSync, readFileSync, renameSync, rmdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Manifest } from 'vite';
import { STATE } from '../support/local-project';

/**
 * The files of a page, each after those that it builds on: scripts to run, styles to put inline.
 */
export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Outside the output folder, because everything in that is published. */
const fileOf = (dist: string) => join(STATE, `${basename(dist)}-manifest.json`);

/** Moves the manifest of a finished client build out of its output folder. */
export function moveManifest(dist: string): void {
  mkdirSync(STATE, { recursive: true });
  renameSync(join(dist, '.vite/manifest.json'), fileOf(dist));
  rmdirSync(join(dist, '.vite'));
}

/** The manifest of the client build in this output folder. */
export function readManifest(dist: string): Manifest {
  return JSON.parse(readFileSync(fileOf(dist), 'utf8')) as Manifest;
}

/** The files of the given modules and of everything that they import statically. */
export function filesOf(manifest: Manifest, modules: readonly string[]): PageFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no module ${name}`);
    if (visited.has(name)) return;
    visited.add(name);
    for (const imported of chunk.imports ?? []) visit(imported);
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  for (const name of modules) visit(name);
  return { scripts: [...scripts], styles: [...styles] };
}
