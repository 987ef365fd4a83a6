/** `node tests/bench/host.ts`: runs the scripted host alone, with every call and every picture. */
import { createScriptedHost } from '../fixtures/scripted-host.ts';
import { scriptPictures, scriptWholeHost } from '../fixtures/whole-host.ts';

const host = await createScriptedHost();
scriptWholeHost(host);
await scriptPictures(host);
console.log(host.origin);
