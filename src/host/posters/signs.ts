/** The signs of the departments in which people work, for portraits. */
import { circle, path, rhombus, stroke } from './svg.ts';

/**
 * Draws the small sign of a department in which people work, in an ink on a colour: around (0, 0), at most 2 wide
 * and high.
 */
type Sign = (ink: string, backing: string) => string;

const mask: Sign = (ink, backing) =>
  path(ink, 'M-1-.5Q0-.8 1-.5C1 .2.65.6.4.6Q.15.6 0 .3-.15.6-.4.6C-.65.6-1 .2-1-.5z') +
  path(backing, rhombus(-0.45, 0, 0.24, 0.18) + rhombus(0.45, 0, 0.24, 0.18));

const camera: Sign = (ink, backing) =>
  circle(ink, -0.45, -0.55, 0.42) +
  circle(ink, 0.4, -0.55, 0.42) +
  path(ink, 'M-.9-.2H.5V.9H-.9zM.6.2L1 0V.75L.6.55z') +
  path(backing, rhombus(-0.2, 0.35, 0.24));

const pen: Sign = (ink, backing) =>
  path(ink, 'M0 1L-.5.05Q-.35-.5-.3-1H.3Q.35-.5.5.05z') +
  stroke(backing, 0.12, 'M0 .8V.05') +
  circle(backing, 0, -0.05, 0.14);

const microphone: Sign = (ink) =>
  path(ink, 'M-.32-.7a.32.32 0 0 1 .64 0V0a.32.32 0 0 1-.64 0z') +
  stroke(ink, 0.16, 'M-.6-.15Q-.6.5 0 .5T.6-.15M0 .5V.9M-.4.9H.4');

const reel: Sign = (ink, backing) =>
  circle(ink, 0, 0, 0.95) +
  path(
    backing,
    rhombus(0, -0.5, 0.22) + rhombus(0.5, 0, 0.22) + rhombus(0, 0.5, 0.22) + rhombus(-0.5, 0, 0.22),
  );

const scissors: Sign = (ink) =>
  stroke(
    ink,
    0.2,
    'M-.5-.9L.35.4M.5-.9L-.35.4M-.2.65a.25.25 0 1 1-.5 0a.25.25 0 1 1 .5 0M.7.65a.25.25 0 1 1-.5 0a.25.25 0 1 1 .5 0',
  );

/** By the movie database's names of departments. */
const SIGNS: Readonly<Record<string, Sign>> = {
  Acting: mask,
  Camera: camera,
  Directing: camera,
  Editing: scissors,
  Production: reel,
  Sound: microphone,
  Writing: pen,
};

/** Returns the sign of a department; undefined for one that has none. */
export function signOf(department: string | null | undefined): Sign | undefined {
  return Object.hasOwn(SIGNS, department ?? '') ? SIGNS[department ?? ''] : undefined;
}
