import { textTable } from '../../scripts/text-table.ts';

/** One line of the report: what was measured, and whether it is as it must be; null where nothing must be. */
export interface Measure {
  readonly stage: string;
  readonly what: string;
  readonly measured: string;
  readonly holds: boolean | null;
}

/** A figure that is reported and judged by nobody. */
export function figure(stage: string, what: string, measured: string | number): Measure {
  return { stage, what, measured: String(measured), holds: null };
}

/** Something that must be exactly so. */
export function invariant(stage: string, what: string, measured: string | number, holds: boolean): Measure {
  return { stage, what, measured: String(measured), holds };
}

function verdict({ holds }: Measure): string {
  if (holds === null) return '';
  return holds ? 'holds' : 'BROKEN';
}

/** The measures as a table for a terminal. */
export function loadTable(measures: readonly Measure[]): string {
  const rows = measures.map((one, index) => [
    one.stage === measures[index - 1]?.stage ? one.what : `${one.stage}: ${one.what}`,
    one.measured,
    verdict(one),
  ]);
  return textTable(['what', 'measured', 'invariant'], rows);
}
