import type { DrawingName } from '../model/drawing.ts';
import type { PageMetadata } from '../model/page-metadata.ts';
import type { Route } from '../model/routes.ts';
import { entry, pageContent } from './content.ts';

/** Title and description of any page of the route table, wherever its kind keeps them. */
export async function routeMetadata(route: Route): Promise<PageMetadata> {
  switch (route.kind) {
    case 'subject':
      return (await entry('subjects', route.entry)).page.metadata;
    case 'subject-consultation':
      return (await entry('subjects', route.entry)).consultation.metadata;
    case 'test':
      return (await entry('tests', route.entry)).page.metadata;
    case 'test-consultation':
      return (await entry('tests', route.entry)).consultation.metadata;
    case 'state-consultation':
      return (await entry('states', route.entry)).consultation.metadata;
    case 'legal':
      return (await entry('legal', route.entry)).metadata;
    default:
      return (await pageContent(route.kind)).metadata;
  }
}

/** The board that a page shows, for its share picture; the legal texts have none and take the lesson's. */
export async function routeDrawing(route: Route): Promise<DrawingName> {
  switch (route.kind) {
    case 'subject':
      return (await entry('subjects', route.entry)).page.drawing;
    case 'subject-consultation':
      return (await entry('subjects', route.entry)).consultation.drawing;
    case 'test':
      return (await entry('tests', route.entry)).page.drawing;
    case 'test-consultation':
      return (await entry('tests', route.entry)).consultation.drawing;
    case 'state-consultation':
      return (await entry('states', route.entry)).consultation.drawing;
    case 'legal':
      return 'edited-paragraph';
    default:
      return (await pageContent(route.kind)).drawing;
  }
}
