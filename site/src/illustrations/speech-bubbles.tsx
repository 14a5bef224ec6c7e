import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';

export function SpeechBubblesDrawing() {
  return (
    <Drawing label="Three speech bubbles in marker. A student asks: One more try? A teacher answers: Of course. The student says: I get it now!">
      <path
        className={mark('blue', 'tintBlue')}
        d="M64 40Q190 26 336 38Q358 42 358 64Q362 98 356 122Q352 138 332 140Q220 150 132 144L88 178L94 142Q70 144 54 134Q44 126 42 108Q36 80 44 58Q48 44 64 40Z"
      />
      <Note x={84} y={104} size="large" color="blue">
        One more try?
      </Note>
      <path
        className={mark('green', 'tintGreen')}
        d="M336 180Q440 170 536 180Q556 184 558 204Q562 234 556 260Q552 276 534 278L528 278L540 312L484 282Q404 288 330 280Q312 276 310 258Q306 226 312 200Q316 184 336 180Z"
      />
      <Note x={434} y={244} size="large" color="green" align="middle">
        Of course.
      </Note>
      <path
        className={mark('red', 'tintRed')}
        d="M56 282Q162 270 272 282Q292 286 294 306Q298 338 292 362Q288 378 268 380Q192 388 122 384L72 422L80 382Q56 382 44 370Q32 348 36 308Q38 286 56 282Z"
      />
      <path className={mark('highlighter')} d="M70 360q94 8 190 -2" />
      <Note x={166} y={345} size="large" color="red" align="middle">
        I get it now!
      </Note>
      <g className={mark('amber', 'thin')}>
        <path
          d="M430 56l12 26l28 3l-21 19l6 28l-25 -14l-25 14l6 -28l-21 -19l28 -3Z"
          className={mark('fillYellow')}
        />
        <path d="M510 60l8 16l18 2l-13 12l4 18l-17 -9l-16 9l4 -18l-13 -12l18 -2Z" />
      </g>
    </Drawing>
  );
}
