import type { ReactNode } from 'react';
import type { DrawingName } from '../model/drawing.ts';
import { ActPacingDrawing } from './act-pacing.tsx';
import { ApFreeResponseDrawing } from './ap-free-response.tsx';
import { ArizonaMesaDrawing } from './arizona-mesa.tsx';
import { ArkansasRiverDrawing } from './arkansas-river.tsx';
import { CalendarDrawing } from './calendar.tsx';
import { CellDrawing } from './cell.tsx';
import { CircuitDrawing } from './circuit.tsx';
import { DistrictPlanDrawing } from './district-plan.tsx';
import { EditedParagraphDrawing } from './edited-paragraph.tsx';
import { EnvelopeDrawing } from './envelope.tsx';
import { FileBoxDrawing } from './file-box.tsx';
import { FloorPlanDrawing } from './floor-plan.tsx';
import { FloridaSunDrawing } from './florida-sun.tsx';
import { FunctionMachineDrawing } from './function-machine.tsx';
import { HsptNumberSeriesDrawing } from './hspt-number-series.tsx';
import { IndianaFieldDrawing } from './indiana-field.tsx';
import { IseeSynonymsDrawing } from './isee-synonyms.tsx';
import { LessonPlanDrawing } from './lesson-plan.tsx';
import { MapLegendDrawing } from './map-legend.tsx';
import { MicrophoneDrawing } from './microphone.tsx';
import { NewHampshirePeakDrawing } from './new-hampshire-peak.tsx';
import { ParabolaDrawing } from './parabola.tsx';
import { PsatPercentilesDrawing } from './psat-percentiles.tsx';
import { QuestionCardsDrawing } from './question-cards.tsx';
import { SatAnswerSheetDrawing } from './sat-answer-sheet.tsx';
import { SentenceDiagramDrawing } from './sentence-diagram.tsx';
import { SessionOptionsDrawing } from './session-options.tsx';
import { SouthCarolinaCoastDrawing } from './south-carolina-coast.tsx';
import { SpeechBubblesDrawing } from './speech-bubbles.tsx';
import { SsatAnalogiesDrawing } from './ssat-analogies.tsx';
import { StaffRoomDrawing } from './staff-room.tsx';
import { StatesMapDrawing } from './states-map.tsx';
import { SubjectShelfDrawing } from './subject-shelf.tsx';
import { TestClockDrawing } from './test-clock.tsx';
import { TimelineDrawing } from './timeline.tsx';

const drawings: Record<DrawingName, () => ReactNode> = {
  parabola: ParabolaDrawing,
  cell: CellDrawing,
  'edited-paragraph': EditedParagraphDrawing,
  timeline: TimelineDrawing,
  'subject-shelf': SubjectShelfDrawing,
  'sat-answer-sheet': SatAnswerSheetDrawing,
  'act-pacing': ActPacingDrawing,
  'psat-percentiles': PsatPercentilesDrawing,
  'isee-synonyms': IseeSynonymsDrawing,
  'ssat-analogies': SsatAnalogiesDrawing,
  'hspt-number-series': HsptNumberSeriesDrawing,
  'ap-free-response': ApFreeResponseDrawing,
  'test-clock': TestClockDrawing,
  calendar: CalendarDrawing,
  'floor-plan': FloorPlanDrawing,
  'district-plan': DistrictPlanDrawing,
  'states-map': StatesMapDrawing,
  'lesson-plan': LessonPlanDrawing,
  microphone: MicrophoneDrawing,
  'speech-bubbles': SpeechBubblesDrawing,
  'staff-room': StaffRoomDrawing,
  'question-cards': QuestionCardsDrawing,
  envelope: EnvelopeDrawing,
  'session-options': SessionOptionsDrawing,
  'file-box': FileBoxDrawing,
  'florida-sun': FloridaSunDrawing,
  'arkansas-river': ArkansasRiverDrawing,
  'arizona-mesa': ArizonaMesaDrawing,
  'indiana-field': IndianaFieldDrawing,
  'new-hampshire-peak': NewHampshirePeakDrawing,
  'south-carolina-coast': SouthCarolinaCoastDrawing,
  'function-machine': FunctionMachineDrawing,
  circuit: CircuitDrawing,
  'sentence-diagram': SentenceDiagramDrawing,
  'map-legend': MapLegendDrawing,
};

/** The drawing that a page's content names. */
export function BoardDrawing({ name }: { name: DrawingName }) {
  const NamedDrawing = drawings[name];
  return <NamedDrawing />;
}
