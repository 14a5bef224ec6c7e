import type { ReactNode } from 'react';
import { mark } from '../../illustrations/mark.ts';

/** What stands for each area of social studies, by its title; each drawing in a box of 150 by 106. */
export const socialStudiesSketches: Readonly<Record<string, ReactNode>> = {
  'World History': (
    <>
      <path
        className={mark('ink', 'thin', 'tintAmber')}
        d="M42 20Q76 10 110 20Q118 56 108 98Q74 106 44 98Q32 60 42 20Z"
      />
      <path
        className={mark('amber', 'thin')}
        d="M56 34h14l-7 8zM82 34h14l-7 8zM56 56h14l-7 8zM82 56v12M94 56v12M56 78h38M60 88h22"
      />
    </>
  ),
  'American History': (
    <>
      <path className={mark('ink', 'thin', 'fillBoard')} d="M36 16H114V96Q94 104 75 96T36 96Z" />
      <path className={mark('ink3', 'hair')} d="M48 32H102M48 44H102M48 56H90" />
      <path className={mark('amber')} d="M50 80Q58 66 64 80T80 78Q90 70 100 80" />
      <path className={mark('ink', 'thin')} d="M100 78L136 22Q118 34 106 66" />
    </>
  ),
  Geography: (
    <>
      <circle className={mark('ink', 'thin', 'tintAmber')} cx="75" cy="58" r="44" />
      <path
        className={mark('ink', 'hair')}
        d="M31 58H119M38 34H112M38 82H112M75 14Q40 58 75 102M75 14Q110 58 75 102"
      />
      <path className={mark('red')} d="M75 14V102" />
    </>
  ),
  'Civics & Government': (
    <>
      <path className={mark('ink', 'thin', 'tintAmber')} d="M34 60H116V104H34Z" />
      <path className={mark('ink')} d="M56 60H94" />
      <path className={mark('ink', 'thin', 'fillBoard')} d="M58 58V20H92V58" />
      <path className={mark('amber')} d="M66 40L73 48L86 30" />
    </>
  ),
  Economics: (
    <>
      <path className={mark('ink', 'thin')} d="M22 12V98H136" />
      <path className={mark('amber')} d="M26 78L48 64L64 68L88 30L96 24L108 82L118 74L130 90" />
    </>
  ),
  'AP Social Studies': (
    <>
      <path className={mark('ink', 'thin', 'fillBoard')} d="M32 22H118V100H32Z" />
      <path className={mark('ink', 'thin', 'softAmber')} d="M32 22H118V42H32Z" />
      <path className={mark('ink', 'thin')} d="M52 14V28M98 14V28" />
      <path className={mark('ink3', 'hair')} d="M44 56H106M44 70H106M44 84H88" />
      <circle className={mark('red', 'thin')} cx="98" cy="70" r="10" />
    </>
  ),
};
