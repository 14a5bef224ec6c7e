import type { ReactNode } from 'react';
import type { Portrait } from '../model/teacher.ts';
import { mark } from './mark.ts';
import { hairMark, skinMark } from './portrait-colors.ts';

const heads: Record<Portrait['face'], string> = {
  oval: 'M54 68C54 48 66 39 80 39C94 39 106 48 106 68C106 90 95 102 80 102C65 102 54 90 54 68Z',
  long: 'M55 66C55 48 66 39 80 39C94 39 105 48 105 66C106 86 98 106 80 106C62 106 54 86 55 66Z',
  round: 'M53 70C53 49 65 40 80 40C95 40 107 49 107 70C107 88 98 100 80 100C62 100 53 88 53 70Z',
  square:
    'M55 64C56 47 67 39 80 39C93 39 104 47 105 64C105 80 103 90 97 97Q89 104 80 104Q71 104 63 97C57 90 55 80 55 64Z',
};

const noses: Record<Portrait['face'], string> = {
  oval: 'M80 72q-5 7 1 8',
  long: 'M79 68q5 8 4 10q-2 3 -6 1',
  round: 'M76 79q4 3 8 0',
  square: 'M81 70q-7 10 -1 10q3 0 4 -2',
};

const brows: Record<Portrait['face'], string> = {
  oval: 'M64 61q5 -4 10 -1M86 60q5 -3 10 1',
  long: 'M63 60q6 -3 11 1M86 61q5 -4 11 -1',
  round: 'M63 62q5 -6 11 -4M87 58q6 -2 10 3',
  square: 'M64 60l10 -1M86 59l10 1',
};

const mouths: Record<Portrait['mouth'], ReactNode> = {
  grin: <path className={mark('ink', 'hair', 'fillBoard')} d="M70 86Q80 89 90 86Q88 95 80 95Q72 95 70 86Z" />,
  smile: <path className={mark('ink')} d="M70 87Q80 95 91 86" />,
  half: <path className={mark('ink')} d="M72 89Q81 92 89 86q2 -1 3 1" />,
  laugh: (
    <>
      <path className={mark('ink', 'hair', 'fillRed')} d="M71 85Q80 88 89 85Q88 97 80 97Q72 97 71 85Z" />
      <path className={mark('hair', 'fillBoard')} d="M73 86Q80 89 87 86L86.500 89Q80 91 73.500 89Z" />
    </>
  ),
};

export function PortraitHead({ portrait }: { portrait: Portrait }) {
  return (
    <g className={mark('ink', skinMark[portrait.skin])}>
      <path d="M55 66q-8 -2 -7 6t9 9ZM105 66q8 -2 7 6t-9 9Z" />
      <path d={heads[portrait.face]} />
    </g>
  );
}

export function PortraitNeck({ portrait }: { portrait: Portrait }) {
  return <path className={mark('ink', skinMark[portrait.skin])} d="M69 88V108Q80 126 91 108V88Z" />;
}

function Glasses({ shape }: { shape: Portrait['glasses'] }) {
  if (shape === 'none') return null;
  const lenses =
    shape === 'round'
      ? 'M58 71a10.5 10.5 0 1 1 21 0a10.5 10.5 0 1 1 -21 0ZM81 71a10.5 10.5 0 1 1 21 0a10.5 10.5 0 1 1 -21 0Z'
      : 'M58 64h20v11q0 4 -4 4h-12q-4 0 -4 -4ZM82 64h20v11q0 4 -4 4h-12q-4 0 -4 -4Z';
  return <path className={mark('ink', 'hair')} d={`${lenses}M78 69q2 -2 4 0`} />;
}

export function PortraitFace({ portrait }: { portrait: Portrait }) {
  return (
    <>
      {portrait.beard && (
        <path
          className={mark('ink', hairMark[portrait.hairColor])}
          d="M54 72C54 94 64 108 80 108C96 108 106 94 106 72C103 82 98 84 91 82Q80 78 69 82C62 84 57 82 54 72Z"
        />
      )}
      <path className={mark('ink')} d={brows[portrait.face]} />
      <path className={mark('ink', 'hair')} d={noses[portrait.face]} />
      {mouths[portrait.mouth]}
      <g className={mark('fillInk')}>
        <circle cx="69" cy="71" r="3.5" />
        <circle cx="91" cy="71" r="3.5" />
      </g>
      <g className={mark('fillBoard')}>
        <circle cx="70.2" cy="69.8" r="1.2" />
        <circle cx="92.2" cy="69.8" r="1.2" />
      </g>
      <Glasses shape={portrait.glasses} />
    </>
  );
}
