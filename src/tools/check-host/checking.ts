/** What the parts of a check share. */
import type { CallName } from '#/contract/calls.ts';
import type { Asking, AskOptions, Heard } from './asking.ts';
import { createCaching } from './caching.ts';
import type { Findings } from './finding.ts';
import type { Rules } from './refused.ts';
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
  hear(call: CallName, path: string, options?: AskOptions): Promise<Heard | null>;
  /** Judges an answer of status 200. Resolves to it if it is one of use. */
  judge(call: CallName, heard: Heard): Promise<Heard | null>;
  /** The first answer of use of each call. */
  firsts(): ReadonlyMap<CallName, Heard>;
};

export function createChecking(parts: Omit<Checking, 'hear' | 'judge' | 'firsts'>): Checking {
  const { asking, findings, rules } = parts;
  const checkCaching = createCaching(parts);
  const firsts = new Map<CallName, Heard>();
  const judge = async (call: CallName, heard: Heard) => {
    if (heard.status !== 200 || heard.json === undefined) return null;
    await checkCaching(call, heard);
    if (!judgeAnswer(call, heard, rules, findings)) return null;
    if (!firsts.has(call)) firsts.set(call, heard);
    return heard;
  };
  return {
    ...parts,
    judge,
    firsts: () => firsts,
    async hear(call, path, options) {
      const heard = await asking.ask(call, path, options);
      return heard && judge(call, heard);
    },
  };
}
