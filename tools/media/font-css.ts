/** The metrics of the cut font: heights in em, and widths against Arial's at three weights. */
export interface Metrics {
  readonly ascent: number;
  readonly descent: number;
  readonly text: number;
  readonly label: number;
  readonly heading: number;
}

const REGULAR = "local('Arial'), local('Liberation Sans'), local('Roboto')";
const BOLD =
  "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Roboto Bold')";

const percent = (value: number) => `${(100 * value).toFixed(2)}%`;

/** The style sheet of the font and of its fallback fonts, which have the same layout. */
export function fontCss(weight: { min: number; max: number }, metrics: Metrics): string {
  const standIn = (weights: string, sources: string, scale: number) => `
@font-face {
  font-family: "Archivo Fallback";
  src:
    ${sources.replaceAll("'", '"').replaceAll(', ', ',\n    ')};
  font-weight: ${weights};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(metrics.ascent / scale)};
  descent-override: ${percent(metrics.descent / scale)};
  line-gap-override: 0%;
}
`;
  return `/* Written by tools/media/font.ts. */
@font-face {
  font-family: "Archivo";
  src: url("./fonts/archivo.woff2") format("woff2");
  font-weight: ${weight.min} ${weight.max};
  font-display: swap;
}
${standIn('400 579', REGULAR, metrics.text)}${standIn('580 779', BOLD, metrics.label)}${standIn(
  '780 900',
  BOLD,
  metrics.heading,
)}`.replaceAll('}\n\n@', '}\n@');
}
