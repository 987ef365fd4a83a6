/** Follows ids from lists into details, and from there into what they open. */
import { addressOf } from '#/contract/address.ts';
import type { CallName, ParamsOf } from '#/contract/calls.ts';
import { field, id, text } from '#/contract/raw.ts';
import type { Checking } from './checking.ts';
import { type Gathered, gatherDetail, type Kind, type Named } from './gathered.ts';
import { judgeTwice } from './lists.ts';

/** Asks for what a field names. Notes on the call that names it if nothing is there. */
export async function follow<N extends CallName>(
  checking: Checking,
  to: N,
  params: ParamsOf<N>,
  from: Named,
) {
  const { asking, findings } = checking;
  const path = addressOf(to, params);
  const heard = await asking.ask(to, path, { odd: true });
  if (heard?.status === 404 || heard?.status === 410) {
    findings.add(from.call, {
      ...{ field: from.field, what: `leads nowhere: ${to} answers ${heard.status}` },
      ...{
        effect: 'The card leads to a page that says that it was not found.',
        example: from.value,
      },
      address: path,
    });
    return null;
  }
  return heard && (await checking.judge(to, heard));
}

export async function checkDetails(checking: Checking, gathered: Gathered): Promise<void> {
  const { wants } = checking;
  const each = async (kind: Kind, call: CallName, work: (named: Named) => Promise<void>) => {
    if (wants(call)) for (const named of gathered.of(kind)) await work(named);
  };
  await each('movie', 'movie', (named) => checkMovie(checking, gathered, named));
  await each('person', 'person', async (named) => {
    const heard = await follow(checking, 'person', { id: named.value }, named);
    if (heard) gatherDetail(gathered, 'person', heard.json);
  });
  await each('series', 'series', async (named) => {
    const heard = await follow(checking, 'series', { id: named.value }, named);
    if (heard) gatherDetail(gathered, 'series', heard.json);
  });
  await each('series', 'seriesVideos', async (named) => {
    await follow(checking, 'seriesVideos', { id: named.value }, named);
  });
  await each('season', 'seasonEpisodes', async (named) => {
    const heard = await follow(checking, 'seasonEpisodes', { id: named.value }, named);
    if (heard) judgeTwice(checking, 'seasonEpisodes', heard);
  });
  await each('list', 'list', async (named) => {
    await follow(checking, 'list', { name: named.value }, named);
  });
  await each('drama', 'dramaEpisodes', async (named) => {
    const heard = await follow(checking, 'dramaEpisodes', { title: named.value }, named);
    if (heard) judgeTwice(checking, 'dramaEpisodes', heard);
  });
}

async function checkMovie(checking: Checking, gathered: Gathered, named: Named): Promise<void> {
  const { findings, wants } = checking;
  const heard = await follow(checking, 'movie', { id: named.value }, named);
  if (!heard) return;
  const { json, address } = heard;
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
