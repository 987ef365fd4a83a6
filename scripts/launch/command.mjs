// Runs before a command of src/tools: `node --import ./scripts/launch/command.mjs src/tools/host.ts`.
import { readEnvFile } from './env-file.mjs';
import { endWithNpm } from './npm.mjs';

readEnvFile();
endWithNpm(() => process.kill(process.pid, 'SIGTERM'));
