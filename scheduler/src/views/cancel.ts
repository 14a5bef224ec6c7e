import { html } from 'hono/html';
import { notice, page, type Markup } from './layout.ts';
import { meetingLeaf } from './meeting.ts';
import type { MeetingTime } from '../models.ts';
import type { PageModel } from '../service.ts';

interface CancelModel extends PageModel {
  readonly title: string;
  readonly meeting: MeetingTime;
  readonly eventName: string;
  readonly problem: string | null;
  readonly action: string;
  readonly keepUrl: string;
}

/** Asks whether a booking is to be canceled. */
export function cancelPage(model: CancelModel): Markup {
  return page(model, {
    title: model.title,
    layout: 'outcome',
    main: html`<div class="outcome">
      ${notice(model.problem)}
      <h1 tabindex="-1"><span>Cancel this call?</span></h1>
      ${meetingLeaf(model.meeting)}
      <p>${model.eventName} with ${model.business.name}. Once you cancel, someone else can book this time.</p>
      <form class="send" method="post" action="${model.action}">
        <button class="button" type="submit">Cancel the call</button>
        <a class="action" href="${model.keepUrl}">Keep it</a>
      </form>
    </div>`,
  });
}
