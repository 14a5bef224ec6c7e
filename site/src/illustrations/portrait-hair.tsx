import type { Portrait } from '../model/teacher.ts';
import { mark } from './mark.ts';
import { colorMarks, hairMark } from './portrait-colors.ts';

type HairStyle = Portrait['hair'];

/** What hangs or stands behind the head. */
const behind: Partial<Record<HairStyle, string>> = {
  bob: 'M46 74C40 42 56 26 80 26C104 26 120 42 114 74L118 98Q106 106 94 100H66Q54 106 42 98Z',
  bun: 'M80 38C66 38 62 30 64 22C66 12 72 9 80 9C88 9 94 12 96 22C98 30 94 38 80 38Z',
  curls:
    'M52 106a12 12 0 0 1 -13 -15a12 12 0 0 1 -2 -19a12 12 0 0 1 4 -20a13 13 0 0 1 13 -19a14 14 0 0 1 26 -8a14 14 0 0 1 26 8a13 13 0 0 1 13 19a12 12 0 0 1 4 20a12 12 0 0 1 -2 19a12 12 0 0 1 -13 15Z',
  waves:
    'M48 60C44 36 60 25 80 25C100 25 116 36 112 60C112 72 122 78 118 90C114 100 124 106 118 118Q104 124 96 114H64Q56 124 42 118C36 106 46 100 42 90C38 78 48 72 48 60Z',
  braids:
    'M57 78q-15 4 -11 16q-7 8 1 15q-6 7 1 15l5 9l7 -9q6 -8 -1 -15q7 -8 0 -15q6 -8 -2 -16ZM103 78q15 4 11 16q7 8 -1 15q6 7 -1 15l-5 9l-7 -9q-6 -8 1 -15q-7 -8 0 -15q-6 -8 2 -16Z',
  afro: 'M50 82C32 80 30 62 35 54C32 38 46 28 54 28C60 14 76 14 80 16C84 14 100 14 106 28C114 28 128 38 125 54C130 62 128 80 110 82Z',
  ponytail: 'M100 38C122 26 138 44 132 66C128 84 134 92 126 106C118 100 112 88 116 72C118 60 112 54 102 54Z',
};

/** What lies on the head and the forehead. */
const before: Record<HairStyle, string> = {
  bob: 'M53 74C48 46 62 36 80 36C98 36 112 46 107 74Q105 62 101 58Q80 62 59 58Q55 62 53 74Z',
  bun: 'M53 68C50 44 64 34 80 34C96 34 110 44 107 68C104 56 96 49 80 49C64 49 56 56 53 68Z',
  curls:
    'M53 68C48 44 62 34 80 34C98 34 112 44 107 68a8 8 0 0 1 -9 -10a9 9 0 0 1 -14 -3a9 9 0 0 1 -15 2a8 8 0 0 1 -9 4Q55 62 53 68Z',
  short:
    'M53 68C49 52 52 42 58 38L60 30L69 34L75 26L83 32L93 27L96 35L105 36C110 46 110 58 107 68L103 56L95 50L88 54L79 49L70 54L63 50L57 56Z',
  waves: 'M52 72C48 44 62 34 82 34C102 34 112 46 108 72C106 58 98 52 90 44C82 56 62 56 52 72Z',
  buzz: 'M54 64C52 46 64 38 80 38C96 38 108 46 106 64C104 54 102 51 98 49Q80 45 62 49C58 51 56 54 54 64Z',
  braids: 'M53 78C47 46 62 34 80 34C98 34 113 46 107 78C106 60 94 52 80 40C66 52 54 60 53 78Z',
  'side-part':
    'M53 68C48 44 60 32 82 31C106 30 112 50 107 68C105 58 101 54 97 50C86 54 72 52 65 45C64 54 55 58 53 68Z',
  bald: '',
  afro: 'M54 70C50 46 62 38 80 38C98 38 110 46 106 70Q105 56 98 53Q80 47 62 53Q55 56 54 70Z',
  ponytail: 'M53 68C49 44 64 33 82 34C98 35 110 44 107 68C104 56 94 50 86 46C74 52 58 54 53 68Z',
  headscarf: '',
};

/** A few lines that tell how the hair falls. */
const strands: Partial<Record<HairStyle, string>> = {
  bun: 'M70 18q8 -6 20 2M68 28q10 4 24 -2',
  waves: 'M50 92q6 8 2 18M110 92q-6 8 -2 18',
  braids: 'M46 94l14 4M47 109l13 4M114 94l-14 4M113 109l-13 4',
  afro: 'M44 58q4 -2 4 -6M56 36q4 0 6 -4M116 58q-4 -2 -4 -6M104 36q-4 0 -6 -4M80 28v-5',
  'side-part': 'M65 45q4 -6 12 -8',
  ponytail: 'M122 56q4 14 0 30',
};

export function PortraitHairBehind({ portrait }: { portrait: Portrait }) {
  if (portrait.hair === 'headscarf') {
    return (
      <path
        className={mark('ink', colorMarks[portrait.color].soft)}
        d="M80 27C48 27 42 56 46 80C48 100 40 110 36 120Q80 138 124 120C120 110 112 100 114 80C118 56 112 27 80 27Z"
      />
    );
  }
  const path = behind[portrait.hair];
  return path ? <path className={mark('ink', hairMark[portrait.hairColor])} d={path} /> : null;
}

export function PortraitHairBefore({ portrait }: { portrait: Portrait }) {
  if (portrait.hair === 'headscarf') {
    return (
      <>
        <path
          className={mark('ink', colorMarks[portrait.color].soft)}
          d="M46 80C40 50 54 27 80 27C106 27 120 50 114 80C112 98 104 112 80 116C56 112 48 98 46 80ZM57 70C57 90 66 101 80 101C94 101 103 90 103 70C103 52 94 44 80 44C66 44 57 52 57 70Z"
          fillRule="evenodd"
        />
        <path className={mark('ink', 'hair')} d="M50 60Q58 36 80 34M106 96q-10 14 -24 16" />
      </>
    );
  }
  if (portrait.hair === 'bald') return <path className={mark('ink2', 'hair')} d="M66 47q6 -4 12 -4" />;
  return (
    <>
      <path className={mark('ink', hairMark[portrait.hairColor])} d={before[portrait.hair]} />
      {strands[portrait.hair] && <path className={mark('ink', 'hair')} d={strands[portrait.hair]} />}
    </>
  );
}
