import type { EventType } from '../config/scheduler-config.ts';
import { html, type Markup } from './html.ts';

/** What a visitor wants to know before they choose: it fills the bottom of the frame. */
export function nextSteps({ bring, price }: EventType): Markup {
  return html`<dl>
    <div>
      <dt>What happens next</dt>
      <dd>You leave a name and an email, and save the call to your calendar.</dd>
    </div>
    <div>
      <dt>Bring</dt>
      <dd>${bring}</dd>
    </div>
    <div>
      <dt>No commitment</dt>
      <dd>The call is ${price}, and you can cancel&nbsp;it.</dd>
    </div>
  </dl>`;
}
