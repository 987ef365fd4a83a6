/** `node tests/bench/host.ts`: the scripted host, alone: every call and every picture. */
import { createScriptedHost } from '../fixtures/scripted-host.ts';
import { scriptWholeHost } from '../fixtures/whole-host.ts';

const host = await createScriptedHost();
await scriptWholeHost(host);
console.log(host.origin);
