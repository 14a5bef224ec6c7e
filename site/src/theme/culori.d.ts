/** What is used here of the package `culori`. */
declare module 'culori' {
  export interface Color {
    mode: string;
  }
  export function interpolate(colors: [string, string], space?: string): (share: number) => Color;
  export function formatHex(color: Color | string): string;
  export function wcagContrast(one: string, other: string): number;
}
