/** The colours of the files in src/host/motifs. */
import type { Tones } from './tone.ts';

/** The reference palette: a sheet has its own tone in the place of each colour. */
export const REFERENCE: Readonly<Record<keyof Tones, string>> = {
  skyTop: '#C9145A',
  skyLow: '#F4627F',
  motif: '#FFE6C9',
  spark: '#FFBE3D',
  ground: '#4B0B33',
  text: '#FFFFFF',
  onGround: '#F2C9A0',
  onMotif: '#7A2A5C',
  onDisc: '#FF8A3D',
};

/** Colours that every sheet shows as they are: calico and thread. */
export const FIXED: readonly string[] = ['#E6BC8E', '#1A1112'];
