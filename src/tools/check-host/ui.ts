/** Asks each call in another language of pages, if a list says that the host knows them. */
import { type CallName, calls } from '#/contract/calls.ts';
import type { HostAnswer } from './asking.ts';
import type { Checking } from './checking.ts';
import { rowsOf } from './lists.ts';

/** Once a list has declared `ui`, the site sends it with every call. */
export async function checkUi(checking: Checking): Promise<void> {
  const firsts = [...checking.firsts()];
  if (!firsts.some(([call, { json }]) => calls[call].declaresUi?.(json))) return;
  for (const [call, first] of firsts) await checkCall(checking, call, first);
}

async function checkCall(checking: Checking, call: CallName, first: HostAnswer): Promise<void> {
  const address = `${first.address}${first.address.includes('?') ? '&' : '?'}ui=ur`;
  const answer = await checking.asking.ask(call, address, { odd: true });
  if (!answer || answer.status >= 500) return;
  const { status } = answer;
  if (status !== 200) {
    checking.findings.add(call, {
      what: `gets ${status} with \`ui=ur\``,
      effect: 'A page in Urdu fails, or says that it was not found.',
      example: status,
      address,
    });
    return;
  }
  const own = await checking.judge(call, answer);
  // Others may depend on the language: videos, or what a text finds.
  if (own && calls[call].declaresUi) judgeRows(checking, call, first, own);
}

function judgeRows(
  { findings }: Checking,
  call: CallName,
  first: HostAnswer,
  own: HostAnswer,
): void {
  const [plain, rows] = [first, own].map(({ json }) => rowsOf(call, json).length);
  if (plain === rows) return;
  findings.add(call, {
    what: 'has another number of rows with `ui=ur`',
    effect: 'A page in Urdu has other films than the same page in English.',
    example: rows,
    address: own.address,
  });
}
