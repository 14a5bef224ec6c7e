import { drawingClass } from './drawing-class.ts';

/** A small whiteboard on its legs with one marker stroke. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" className={drawingClass('brand')} aria-hidden="true">
      <path className={drawingClass('ink')} d="M12 28.5L16 24L20 28.5M16 22V25" />
      <path
        className={drawingClass('fillInk')}
        d="M7 3.5Q16 2.8 25 3.5Q29.5 3.8 29.5 8V19Q29.5 23 25 23.5Q16 24.2 7 23.5Q2.5 23 2.5 19V8Q2.5 3.8 7 3.5Z"
      />
      <path className={drawingClass('yellow')} d="M8 16C9.5 9 13 7.5 15 13C17 19 21 19.5 24 10" />
    </svg>
  );
}
