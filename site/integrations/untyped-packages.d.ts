/** Types of the parts that we use of packages without types. */
declare module 'subset-font' {
  interface SubsetFontOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    noHinting?: boolean;
    keepFeatures?: string[];
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
  }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetFontOptions,
  ): Promise<Buffer>;
}

declare module 'culori' {
  export function differenceCiede2000(): (one: string, other: string) => number;
  export interface Color {
    mode: string;
  }
  export function interpolate(colors: [string, string], space?: string): (share: number) => Color;
  export function formatHex(color: Color | string): string;
  export function wcagContrast(one: string, other: string): number;
}

/** The import that inline-script.ts handles. */
declare module '*?script' {
  const text: string;
  export { text as default };
}
