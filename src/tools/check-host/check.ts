/** Checks a live host: every call, and what follows from its answers. */
import { CAPABILITIES, type Capability, requiredCapability } from '#/catalogue/capabilities.ts';
import { SEARCHES } from '#/catalogue/sources/call-kind.ts';
import { addressOf } from '#/contract/address.ts';
import { type CallName, callNames, calls, type ParamsOf } from '#/contract/calls.ts';
import { readGender } from '#/contract/gender.ts';
import { field, text } from '#/contract/raw.ts';
import { type AskingOptions, createAsking, type HostAnswer, Silence } from './asking.ts';
import { type Checking, createChecking } from './checking.ts';
import { checkDetails, follow } from './details.ts';
import { checkChoices, checkGenre, checkWatchable, checkYears } from './extras.ts';
import { createFindings, type Finding, type Rules } from './finding.ts';
import { createGathered, type Gathered, gatherRows } from './gathered.ts';
import { checkFeed, checkPages, judgeTwice, rowsOf } from './lists.ts';
import { checkOddCalls } from './odd-calls.ts';
import { checkPreflight } from './preflight.ts';
import { checkSearch, checkSearchPages } from './searching.ts';
import { checkUi } from './ui.ts';

export type CheckOptions = Omit<AskingOptions, 'findings'> & {
  rules: Rules;
  /** The calls to check, with those that lead to them. Default: all. */
  only?: readonly CallName[];
  /** Ids that are followed of each field of each call. */
  samples?: number;
};

const SAMPLES = 3;

/** `callCounts`: how often each call was made. */
export type Report = {
  host: string;
  callCounts: Partial<Record<CallName, number>>;
  findings: Finding[];
};

/** Calls whose answers name what a call asks for. */
const LEADS: Partial<Record<CallName, readonly CallName[]>> = {
  movie: ['popular'],
  complete: ['movie'],
  search: ['popular'],
  person: ['popularPeople'],
  genre: ['movie'],
  series: ['seasons', 'search', 'person'],
  seriesVideos: ['series'],
  seasonEpisodes: ['seasons'],
  dramaEpisodes: ['dramas'],
  lists: ['popular'],
  discover: ['popular'],
  seriesLists: ['popular'],
  searchPages: ['popular'],
  list: ['lists'],
};

function withLeads(only: readonly CallName[]): Set<CallName> {
  const wanted = new Set(only);
  for (const call of wanted) for (const lead of LEADS[call] ?? []) wanted.add(lead);
  return wanted;
}

/** Checks a host. Never throws for what the host does. */
export async function checkHost({
  rules,
  only = callNames,
  samples = SAMPLES,
  ...options
}: CheckOptions): Promise<Report> {
  const findings = createFindings(rules);
  const asking = createAsking({ ...options, findings });
  const wanted = withLeads(only);
  const wants = (call: CallName) => wanted.has(call);
  const checking = createChecking({ asking, findings, rules, wants });
  const gathered = createGathered(samples);
  try {
    const [first] = callNames.filter((call) => wants(call) && isList(call));
    if (first && (await isThere(checking, first))) {
      await checkPreflight({ ...options, call: first, address: firstOf(first) }, findings);
      await checkLists(checking, gathered);
      await checkDetails(checking, gathered);
      await checkGenres(checking, gathered);
      await checkUi(checking);
      await checkOddCalls(checking);
    }
  } catch (error) {
    // What was found until then is the report.
    if (!(error instanceof Silence)) throw error;
  } finally {
    asking.close();
  }
  const callCounts = Object.fromEntries(asking.callCounts());
  return { host: options.host, callCounts, findings: findings.all() };
}

/** A list that the site asks for by itself, without an id. */
const isList = (call: CallName) => !/\{/.test(calls[call].template) && !SEARCHES.includes(call);
const isPaged = (call: CallName) => 'page' in calls[call].params && call !== 'punjabiTrailers';

const firstOf = (call: CallName) => addressOf(call, { page: 1, limit: 10 } as ParamsOf<CallName>);

/** Returns whether a host lets the check in: without that every call would be a finding. */
async function isThere({ asking }: Checking, call: CallName): Promise<boolean> {
  const answer = await asking.ask(call, firstOf(call));
  return answer !== null && answer.status !== 401 && answer.status !== 403;
}

/** Lists of films by whose titles the check searches: every host has them. */
const TITLED: readonly CallName[] = ['popular', 'trending'];

async function checkLists(checking: Checking, gathered: Gathered): Promise<void> {
  const titles: string[] = [];
  const announced = new Set<Capability>();
  const noteAnnounced = (answer: HostAnswer) => {
    for (const what of CAPABILITIES) if (field(answer.json, what) === true) announced.add(what);
  };
  for (const call of callNames.filter((one) => checking.wants(one) && isList(one))) {
    const needed = requiredCapability(call);
    if (needed !== null && !announced.has(needed)) continue;
    const rows = await rowsOfList(checking, call, noteAnnounced);
    gatherRows(gathered, call, rows);
    if (call === 'popularPeople') judgeGenders(checking, rows);
    if (titles.length === 0 && TITLED.includes(call))
      titles.push(...rows.flatMap((row) => text(field(row, 'title')) ?? []));
  }
  if (checking.wants('search')) {
    gatherRows(gathered, 'search', await checkSearch(checking, titles));
  }
  if (checking.wants('searchPages') && announced.has('search')) {
    await checkSearchPages(checking, titles[0]);
  }
}

/** Notes that no row of a list of people says a gender: an extra, so nothing else would miss it. */
function judgeGenders({ findings }: Checking, rows: readonly unknown[]): void {
  if (rows.length === 0 || rows.some((row) => readGender(field(row, 'gender')) !== null)) return;
  findings.add('popularPeople', {
    severity: 'warning',
    field: 'results[].gender',
    what: 'is in no row: 1 for a woman, 2 for a man',
    effect:
      "A person's page says `Not specified` if the person's own answer has none, and existing clients say nothing.",
    address: firstOf('popularPeople'),
  });
}

/** Checks a list. Returns its rows, of a list with pages those of the first. */
async function rowsOfList(
  checking: Checking,
  call: CallName,
  noteAnnounced: (answer: HostAnswer) => void,
): Promise<unknown[]> {
  if (call === 'punjabiTrailers') return checkFeed(checking);
  if (isPaged(call)) {
    return checkPages(checking, call, async (answer) => {
      noteAnnounced(answer);
      await checkWatchable(checking, call, answer);
      await checkChoices(checking, call, answer);
      await checkYears(checking, call, answer);
    });
  }
  const windows = call === 'trending' ? (['day', 'week'] as const) : [undefined];
  const answers: (HostAnswer | null)[] = [];
  for (const timeWindow of windows) {
    answers.push(
      await checking.askAndJudge(call, addressOf(call, { timeWindow } as ParamsOf<CallName>)),
    );
  }
  for (const answer of answers) if (answer) judgeTwice(checking, call, answer);
  return answers.flatMap((answer) => rowsOf(call, answer?.json));
}

async function checkGenres(checking: Checking, gathered: Gathered): Promise<void> {
  if (!checking.wants('genre')) return;
  for (const named of gathered.of('genre')) {
    const genre = named.value;
    if (!(await follow(checking, 'genre', { genre, page: 1 }, named))) continue;
    await checkPages(checking, 'genre', async () => undefined, { genre });
    await checkGenre(checking, genre);
  }
}
