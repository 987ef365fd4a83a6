/** Judges the videos of a series: its trailer has a bare id, though others may have an address. */
import { field, list } from '#/contract/raw.ts';
import { videoId } from '#/contract/schema/values.ts';
import { createTrust } from '#/host/trust.ts';
import type { Heard } from './asking.ts';
import type { Checking } from './checking.ts';
import { NO_PLAYER, TAKEN } from './outcomes.ts';

export function judgeVideos({ findings, rules }: Checking, { json, address }: Heard): void {
  const trust = createTrust(rules);
  for (const row of list(json)) {
    const key = field(row, 'key');
    if (field(row, 'type') !== 'Trailer' || videoId.safeParse(key).success) continue;
    findings.add('seriesVideos', {
      field: '[].key',
      what: 'of a trailer is not of kind VideoId',
      effect: trust.player(key) === null ? NO_PLAYER : TAKEN,
      example: key,
      address,
    });
  }
}
