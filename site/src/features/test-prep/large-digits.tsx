/** A length such as "2 hr 40 min", with small units. */
export function LargeDigits({ length }: { length: string }) {
  return length
    .split(/(\D+)/)
    .map((part, place) =>
      place % 2 === 0 ? part : <small key={place}>{part.replaceAll('\u00a0', ' ')}</small>,
    );
}
