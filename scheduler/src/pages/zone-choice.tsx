/** @jsxRuntime automatic */
import { visitPath, type BookingVisit } from '../requests/booking-visit.ts';
import { timeZoneNames } from '../time/time-zone.ts';

interface ZoneChoiceProps {
  readonly visit: BookingVisit;
  /** The parameters that say where in the booking the visitor is. */
  readonly place: Readonly<Record<string, string>>;
}

/** The zone that times are shown in, and a form to change it. */
export function ZoneChoice({ visit, place }: ZoneChoiceProps) {
  const names = timeZoneNames();
  const offered = names.includes(visit.zone) ? names : [visit.zone, ...names];
  const kept = [...visit.carried, ...Object.entries(place)].filter(([name]) => name !== 'tz');
  return (
    <form className="zone-choice" method="get" action={visitPath(visit)}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="tz">Time zone</label>
      <select id="tz" name="tz" defaultValue={visit.zone}>
        {offered.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
      <button className="button plain" type="submit">
        Change<span className="visually-hidden"> time zone</span>
      </button>
    </form>
  );
}
