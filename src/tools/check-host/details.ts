/** Follows ids from lists into details, and from there into what they open. */
import { addressOf } from '#/contract/address.ts';
import type { CallName, ParamsOf } from '#/contract/calls.ts';
import { field, id, list, text } from '#/contract/raw.ts';
import { videoId } from '#/contract/values.ts';
import { createTrust } from '#/host/trust.ts';
import type { HostAnswer } from './asking.ts';
import type { Checking } from './checking.ts';
import { type Gathered, gatherDetail, type Kind, type Named } from './gathered.ts';
import { judgeTwice, rowsOf } from './lists.ts';
import { NO_PLAYER, nowhereOf, TAKEN } from './outcomes.ts';

/** Judges the videos of a series: its trailer has a bare id, though others may have an address. */
function judgeVideos({ findings, rules }: Checking, { json, address }: HostAnswer): void {
  const trust = createTrust(rules);
  for (const row of list(json)) {
    const key = field(row, 'key');
    if (field(row, 'type') !== 'Trailer' || videoId.schema.safeParse(key).success) continue;
    findings.add('seriesVideos', {
      field: '[].key',
      what: 'of a trailer is not of kind VideoId',
      effect: trust.player(key) === null ? NO_PLAYER : TAKEN,
      example: key,
      address,
    });
  }
}

/** Asks for what a field names. Notes on the call that names it if nothing is there. */
export async function follow<N extends CallName>(
  checking: Checking,
  to: N,
  params: ParamsOf<N>,
  from: Named,
) {
  const { asking, findings } = checking;
  const path = addressOf(to, params);
  const answer = await asking.ask(to, path, { odd: 'missing' });
  if (answer?.status === 404 || answer?.status === 410) {
    findings.add(from.call, {
      field: from.field,
      what: `leads nowhere: ${to} answers ${answer.status}`,
      effect: nowhereOf(to, from.field),
      example: from.value,
      address: path,
    });
    return null;
  }
  return answer && (await checking.judge(to, answer));
}

type Work = (checking: Checking, named: Named, gathered: Gathered) => Promise<void>;

/** What is asked of each kind, by the call that has to be wanted for it. */
const WORK: Partial<Record<Kind, [call: CallName | null, work: Work]>> = {
  movie: ['movie', checkMovie],
  person: [
    'person',
    async (checking, named, gathered) => {
      const answer = await follow(checking, 'person', { id: named.value }, named);
      if (answer) gatherDetail(gathered, 'person', answer.json);
    },
  ],
  series: ['series', checkSeries],
  season: [
    'seasonEpisodes',
    async (checking, named) => {
      const answer = await follow(checking, 'seasonEpisodes', { id: named.value }, named);
      if (answer) judgeTwice(checking, 'seasonEpisodes', answer);
    },
  ],
  list: [
    'list',
    async (checking, named, gathered) => {
      const answer = await follow(checking, 'list', { name: named.value }, named);
      if (answer) gatherDetail(gathered, 'list', answer.json);
    },
  ],
  drama: [
    'dramaEpisodes',
    async (checking, named) => {
      const answer = await follow(checking, 'dramaEpisodes', { title: named.value }, named);
      if (answer) judgeTwice(checking, 'dramaEpisodes', answer);
    },
  ],
  clip: [null, checkPlace],
};

/** Follows what was gathered, and what is gathered meanwhile, until nothing is left. */
export async function checkDetails(checking: Checking, gathered: Gathered): Promise<void> {
  const done = new Set<Named>();
  const next = () => {
    for (const [kind, [call, work]] of Object.entries(WORK)) {
      if (call !== null && !checking.wants(call)) continue;
      const named = gathered.of(kind as Kind).find((one) => !done.has(one));
      if (named) return { named, work };
    }
    return null;
  };
  for (let one = next(); one; one = next()) {
    done.add(one.named);
    await one.work(checking, one.named, gathered);
  }
}

async function checkMovie(checking: Checking, named: Named, gathered: Gathered): Promise<void> {
  const { findings, wants } = checking;
  const answer = await follow(checking, 'movie', { id: named.value }, named);
  if (!answer) return;
  const { json, address } = answer;
  gatherDetail(gathered, 'movie', json);
  const own = id(field(json, 'id'));
  if (own !== named.value && id(field(json, 'own_id')) !== named.value) {
    const effect = 'The page plays another film: clients take the id from the answer.';
    findings.add('movie', {
      field: 'id',
      what: 'is not the id that was asked for',
      effect,
      example: own,
      address,
    });
  }
  if (own === null || !wants('complete')) return;
  const from = { value: own, call: 'movie', field: 'id' } as const;
  const complete = await follow(checking, 'complete', { id: own }, from);
  if (
    complete &&
    field(json, 'watchable') === true &&
    text(field(complete.json, 'links')) === null
  ) {
    const effect = 'The page offers to play, and then says that it can not.';
    findings.add('complete', {
      field: 'links',
      what: 'is empty, though the movie says that it plays',
      effect,
      address: complete.address,
    });
  }
}

async function checkSeries(checking: Checking, named: Named, gathered: Gathered): Promise<void> {
  const answer = await follow(checking, 'series', { id: named.value }, named);
  if (!answer) return;
  gatherDetail(gathered, 'series', answer.json);
  if (!checking.wants('seriesVideos')) return;
  const videos = await follow(checking, 'seriesVideos', { id: named.value }, named);
  if (videos) judgeVideos(checking, videos);
}

/** Looks for a song or a clip on the page of its list that its row names. */
async function checkPlace(checking: Checking, named: Named): Promise<void> {
  const { value, call, place } = named;
  if (!place) return;
  const answer = await follow(checking, place.list, { page: place.page }, named);
  if (!answer || rowsOf(place.list, answer.json).some((row) => id(field(row, 'id')) === value))
    return;
  checking.findings.add(call, {
    field: named.field,
    what: `leads nowhere: that page of ${place.list} does not have it`,
    effect: 'The card leads to a page of the list without it.',
    example: value,
    address: answer.address,
  });
}
