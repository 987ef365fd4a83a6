/**
 * `npm run test:hostile`: failing hosts, hostile answers and hostile visitors. Short as in
 * `npm test`, or with `--full` as long as it takes: a minute of load, 10,000 cases of each fuzz test.
 */
import { spawn } from 'node:child_process';

const given = process.argv.slice(2);
const env = { ...process.env, ...(given.includes('--full') && { HOSTILE_FULL: '1' }) };
const others = given.filter((argument) => argument !== '--full');
const child = spawn('vitest', ['run', 'tests/hostile', ...others], { stdio: 'inherit', env });
child.on('error', () => process.exit(1));
child.on('close', (code) => process.exit(code ?? 1));
