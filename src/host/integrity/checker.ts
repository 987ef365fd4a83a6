/** The program of the process that checks a catalogue's file: see check-process.ts. */
import { argv } from 'node:process';
import { checked, type Finding } from './checked.ts';

/** What the process sends: what it found, or why it could not check the file. */
export type Answer = Finding | { failed: string };

function answer(path: string): Answer {
  try {
    return checked(path);
  } catch (error) {
    return { failed: String(error) };
  }
}

process.send?.(answer(argv[2] ?? ''));
