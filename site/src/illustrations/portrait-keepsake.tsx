import type { ReactNode } from 'react';
import type { Portrait } from '../model/teacher.ts';
import { mark } from './mark.ts';

type Keepsake = NonNullable<Portrait['keepsake']>;

const sheet = <path className={mark('ink', 'hair', 'fillBoard')} d="M0 2L24 0L26 26L2 28Z" />;

/** One thing from each bio, in a square of 28 units. */
const things: Record<Keepsake, ReactNode> = {
  graph: (
    <>
      {sheet}
      <path className={mark('blue', 'hair')} d="M5 8Q12 34 21 6M4 20L23 18" />
    </>
  ),
  page: (
    <>
      {sheet}
      <path className={mark('ink2', 'hair')} d="M6 9L20 8M6 15L20 14M7 21L16 20" />
    </>
  ),
  flask: (
    <path
      className={mark('ink', 'hair', 'tintGreen')}
      d="M9 1H18M11 1V11L3 25Q2 28 6 28H22Q25 28 24 25L16 11V1M7 19H20"
    />
  ),
  book: (
    <path
      className={mark('ink', 'hair', 'fillBoard')}
      d="M14 6Q8 2 0 4V25Q8 23 14 27Q20 23 28 25V4Q20 2 14 6V27"
    />
  ),
  radio: (
    <>
      <path className={mark('ink', 'hair', 'tintAmber')} d="M1 8H27V26H1ZM6 8L20 0" />
      <path className={mark('ink', 'hair')} d="M6 17a4 4 0 1 1 8 0a4 4 0 1 1 -8 0M18 14H23M18 19H23" />
    </>
  ),
  clock: (
    <path
      className={mark('ink', 'hair', 'fillBoard')}
      d="M2 15a12 12 0 1 1 24 0a12 12 0 1 1 -24 0M14 8V15L19 18M11 1H17"
    />
  ),
  leaf: (
    <path
      className={mark('ink', 'hair', 'tintGreen')}
      d="M14 28V14Q2 16 1 4Q14 2 14 14Q14 4 26 2Q27 14 14 17"
    />
  ),
  fossil: (
    <>
      <path className={mark('ink', 'hair', 'tintAmber')} d="M2 15a12 11 0 1 1 24 0a12 11 0 1 1 -24 0Z" />
      <path className={mark('ink', 'hair')} d="M14 15q3 -3 4 1q0 5 -6 4q-6 -2 -4 -8q4 -7 11 -2" />
    </>
  ),
  comma: (
    <>
      {sheet}
      <path className={mark('red', 'fillRed')} d="M14 11a2.500 2.500 0 1 0 1 3q0 4 -4 6" />
    </>
  ),
  bread: (
    <path
      className={mark('ink', 'hair', 'tintAmber')}
      d="M3 12Q-1 2 14 3Q29 2 25 12V24H3ZM9 9L11 14M15 9L17 14"
    />
  ),
  map: (
    <path
      className={mark('ink', 'hair', 'fillBoard')}
      d="M1 5L9 2L19 5L27 2V24L19 27L9 24L1 27ZM9 2V24M19 5V27"
    />
  ),
  speech: (
    <>
      <path className={mark('ink', 'hair', 'fillBoard')} d="M2 3H26V20H14L8 27V20H2Z" />
      <path className={mark('blue', 'hair')} d="M8 9H20M8 14H16" />
    </>
  ),
};

/** One thing from the teacher's bio, held at the edge of the picture. */
export function PortraitKeepsake({ name }: { name: Keepsake }) {
  return <g transform="translate(110 98) rotate(8)">{things[name]}</g>;
}
