/** `node tests/bench/host.ts`: the scripted host, alone: every call and every picture. */
import { createScriptedHost } from '../fixtures/scripted-host.ts';
import { scriptPictures, scriptWholeHost } from '../fixtures/whole-host.ts';

const host = await createScriptedHost();
scriptWholeHost(host);
await scriptPictures(host);
console.log(host.origin);
