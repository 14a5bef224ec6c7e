import type { DrawingName } from '../model/drawing.ts';
import type { PageMetadata } from '../model/page-metadata.ts';
import type { Route } from '../model/routes.ts';
import { entry, pageContent } from './content.ts';

/** Title and description of any page of the route table, wherever its kind keeps them. */
export async function routeMetadata({ kind, entry: id = '' }: Route): Promise<PageMetadata> {
  switch (kind) {
    case 'subject':
      return (await entry('subjects', id)).page.metadata;
    case 'subject-consultation':
      return (await entry('subjects', id)).consultation.metadata;
    case 'test':
      return (await entry('tests', id)).page.metadata;
    case 'test-consultation':
      return (await entry('tests', id)).consultation.metadata;
    case 'state-consultation':
      return (await entry('states', id)).consultation.metadata;
    case 'legal':
      return (await entry('legal', id)).metadata;
    default:
      return (await pageContent(kind)).metadata;
  }
}

/** The board that a page shows, for its share picture; the legal texts have none and take the lesson's. */
export async function routeDrawing({ kind, entry: id = '' }: Route): Promise<DrawingName> {
  switch (kind) {
    case 'subject':
      return (await entry('subjects', id)).page.drawing;
    case 'subject-consultation':
      return (await entry('subjects', id)).consultation.drawing;
    case 'test':
      return (await entry('tests', id)).page.drawing;
    case 'test-consultation':
      return (await entry('tests', id)).consultation.drawing;
    case 'state-consultation':
      return (await entry('states', id)).consultation.drawing;
    case 'legal':
      return 'edited-paragraph';
    default:
      return (await pageContent(kind)).drawing;
  }
}
