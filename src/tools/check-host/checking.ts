/** What the parts of a check share. */
import type { CallName } from '#/contract/calls.ts';
import type { Asking, AskOptions, HostAnswer } from './asking.ts';
import { createCaching } from './caching.ts';
import type { Findings, Rules } from './finding.ts';
import { judgeRowCount } from './lists.ts';
import { judgeAnswer } from './rows.ts';

export type Checking = {
  asking: Asking;
  findings: Findings;
  rules: Rules;
  /** Whether a call is to be checked. */
  wants(call: CallName): boolean;
  /**
   * Asks, and judges the answer. Resolves to null unless it is one of use, with what is wrong noted.
   */
  askAndJudge(call: CallName, path: string, options?: AskOptions): Promise<HostAnswer | null>;
  /** Judges an answer of status 200. Resolves to it if it is one of use. */
  judge(call: CallName, answer: HostAnswer): Promise<HostAnswer | null>;
  /** The first answer of use of each call. */
  firsts(): ReadonlyMap<CallName, HostAnswer>;
};

export function createChecking(
  parts: Omit<Checking, 'askAndJudge' | 'judge' | 'firsts'>,
): Checking {
  const { asking, findings, rules } = parts;
  const checkCaching = createCaching(parts);
  const firsts = new Map<CallName, HostAnswer>();
  const judge = async (call: CallName, answer: HostAnswer) => {
    if (answer.status !== 200 || answer.json === undefined) return null;
    await checkCaching(call, answer);
    if (!judgeAnswer(call, answer, rules, findings)) return null;
    if (!firsts.has(call)) firsts.set(call, answer);
    judgeRowCount(parts, call, answer);
    return answer;
  };
  return {
    ...parts,
    judge,
    firsts: () => firsts,
    async askAndJudge(call, path, options) {
      const answer = await asking.ask(call, path, options);
      return answer && judge(call, answer);
    },
  };
}
