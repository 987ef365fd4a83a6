/** The program of the process that checks a catalogue's file: see beside.ts. */
import { argv } from 'node:process';
import { checked } from './checked.ts';

process.send?.(checked(argv[2] ?? ''));
