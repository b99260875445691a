/** A mark: its place, as a part of the width from 0 to 1, and its label. */
export interface Mark {
  readonly part: number;
  readonly text: string;
}

/** The side of its line on which a mark is written, and in which row, from the top. */
export interface MarkPlace {
  readonly side: 'left' | 'right';
  readonly row: 1 | 2;
}

/** The part of the width that a mark needs on the narrowest screen. */
const roomFor = ({ text }: Mark) => 0.036 * text.length;

const inner = ({ part }: Mark) => (part < 0.5 ? 'right' : 'left');

/**
 * The places of two labels without an overlap: each on its outer side, or if an edge is too near,
 * one above the other on the sides with room. The upper line passes by the lower words.
 */
export function placeMarks(lower: Mark, higher: Mark): readonly [MarkPlace, MarkPlace] {
  if (lower.part > higher.part) {
    const [second, first] = placeMarks(higher, lower);
    return [first, second];
  }
  if (lower.part >= roomFor(lower) && 1 - higher.part >= roomFor(higher)) {
    return [
      { side: 'left', row: 1 },
      { side: 'right', row: 1 },
    ];
  }
  const isLowerAbove = inner(lower) === 'right';
  return [
    { side: inner(lower), row: isLowerAbove ? 1 : 2 },
    { side: inner(higher), row: isLowerAbove ? 2 : 1 },
  ];
}
