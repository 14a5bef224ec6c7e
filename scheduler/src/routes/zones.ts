import type { Context } from 'hono';
import { withQuery } from '../query.ts';
import { pageModel, queryOf, type BookingRequest } from '../service.ts';
import { parseDate, parseInstant, timeZoneNames } from '../time.ts';
import { zonesPage } from '../views/zones.ts';
import type { Answer } from './answers.ts';

/** Answers with the choice of zones; it leads back to where in the booking the visitor was. */
export function renderZones(c: Context, request: BookingRequest): Answer {
  const { service, eventType, zone, params, path } = request;
  const names = timeZoneNames();
  const query = queryOf(c);
  const [date, time] = [query.get('date'), query.get('time')];
  const place: Record<string, string> = {
    ...(parseDate(date) && { date: date! }),
    ...(time && parseInstant(time) !== null && { time }),
  };
  const hidden = [...params, ...Object.entries(place)].filter(([name]) => name !== 'tz');
  return c.html(
    zonesPage({
      ...pageModel(c, service),
      title: `${eventType.name}: time zone`,
      action: path,
      hidden,
      backUrl: withQuery(path, params, place),
      zones: (names.includes(zone) ? names : [zone, ...names]).map((id) => ({
        id,
        label: id.replaceAll('_', ' '),
        isChosen: id === zone,
      })),
    }),
  );
}
