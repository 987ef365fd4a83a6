/** `npm run check-host -- https://api.example.org`: checks a live host call by call. */

import { parseArgs } from 'node:util';
import { accessTo } from '#/catalogue/sources/client.ts';
import { environmentWith, readConfig } from '#/config.ts';
import { type CallName, callNames } from '#/contract/calls.ts';
import { messageOf } from '#/lib/error-message.ts';
import { checkHost } from './check-host/check.ts';
import { createProgress, reportOf } from './check-host/report.ts';

const USAGE = `Usage:
  npm run check-host -- ADDRESS [--json] [--calls popular,movie,…]

Checks the host at ADDRESS, which may end in a path. HOST_TOKEN, EMBED_HOSTS, IMAGE_HOSTS and
CATALOGUE_TIMEOUT count as they do for the site. --calls checks only these calls and those that lead
to them. Exit code: 0 without an error, 1 with one, 2 if the check could not begin.`;

class UsageError extends Error {}

/** Returns the settings of a check. Throws UsageError. */
function given(args: string[]) {
  const options = { json: { type: 'boolean' }, calls: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [address, ...rest] = positionals;
  const url = URL.parse(address ?? '');
  if (address && rest.length === 0 && !address.includes('://')) {
    throw new UsageError(
      `${address} has no scheme: write https://${address} or http://${address}.`,
    );
  }
  if (!url || rest.length > 0 || !/^https?:$/.test(url.protocol)) throw new UsageError(USAGE);
  const names = values.calls?.split(',') ?? callNames;
  const only = callNames.filter((name) => names.includes(name));
  const unknown = names.filter((name) => !only.includes(name as CallName));
  if (unknown.length > 0) {
    throw new UsageError(`No call is named ${unknown}. The calls are: ${callNames.join(', ')}.`);
  }
  return { host: url.href.replace(/\/+$/, ''), only, json: values.json === true };
}

async function run(args: string[]): Promise<number> {
  const { host, only, json } = given(args);
  const config = readConfig(environmentWith({ CATALOGUE_HOST: host, TMDB_TOKEN: '' }));
  const { siteUrl, embedOrigins, imageOrigins, catalogueTimeout: timeout } = config;
  const rules = { siteUrl, embedOrigins, imageOrigins };
  const way = accessTo(host, config.hostToken, config.proxies);
  const { note, end } = createProgress(process.stderr);
  const report = await checkHost({ host, way, timeout, rules, only, progress: note });
  end();
  console.log(json ? JSON.stringify(report, null, 2) : reportOf(report));
  return report.findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(messageOf(error));
  return 2;
});
