interface Size {
  width: number;
  height: number;
}

/** A part of a picture, in whole pixels from its upper left corner. */
export interface Part extends Size {
  left: number;
  top: number;
}

/**
 * The largest part of a picture that has the proportions of `wanted`, as near around a point as its edges allow.
 * @param x the point, in percent from the left edge; `y` from the top edge.
 */
export function cutAround(picture: Size, wanted: Size, x: number, y: number): Part {
  const scale = Math.min(picture.width / wanted.width, picture.height / wanted.height);
  const width = Math.round(wanted.width * scale);
  const height = Math.round(wanted.height * scale);
  const start = (whole: number, part: number, percent: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part));
  return { left: start(picture.width, width, x), top: start(picture.height, height, y), width, height };
}
