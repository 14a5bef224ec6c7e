import type { Portrait } from '../model/teacher.ts';
import { mark } from './mark.ts';
import { hairMark, skinMark } from './portrait-colors.ts';

const head = 'M54 68C54 48 66 39 80 39C94 39 106 48 106 68C106 90 95 102 80 102C65 102 54 90 54 68Z';

export function PortraitHead({ portrait }: { portrait: Portrait }) {
  return (
    <g className={mark('ink', skinMark[portrait.skin])}>
      <path d="M55 66q-8 -2 -7 6t9 9ZM105 66q8 -2 7 6t-9 9Z" />
      <path d={head} />
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
      <path className={mark('ink')} d="M64 61q5 -4 10 -1M86 60q5 -3 10 1" />
      <path className={mark('ink', 'hair')} d="M80 72q-5 7 1 8" />
      <path className={mark('ink', 'hair', 'fillBoard')} d="M70 86Q80 89 90 86Q88 95 80 95Q72 95 70 86Z" />
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
