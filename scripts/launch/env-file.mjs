import { existsSync } from 'node:fs';

/**
 * Adds the settings of `.env` to the environment, which wins. ENV_FILE names another file; tests set it to nothing.
 */
export function readEnvFile() {
  const file = process.env.ENV_FILE ?? '.env';
  if (existsSync(file)) process.loadEnvFile(file);
}
