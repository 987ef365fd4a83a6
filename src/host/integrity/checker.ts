/** The program of the thread that checks a catalogue's file: see beside.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { checked, type Finding } from './checked.ts';

const finding: Finding = checked(String(workerData));
parentPort?.postMessage(finding);
