import type { HostContext } from '../context.ts';
import type { EntityKind } from '../seed/entity.ts';
import { placeOfClip } from './clips.ts';

type SearchTarget = { media_type?: 'drama' | 'song' | 'clip'; page?: number; key?: string };

/** Returns where an entity is opened that is neither a movie, a series nor a person; else nothing. */
export function placeOf(context: HostContext, id: number, kind: EntityKind): SearchTarget {
  if (kind === 'drama') return { media_type: kind };
  if (kind === 'song' || kind === 'clip') return { media_type: kind, ...placeOfClip(context, id) };
  return {};
}
