/** What inline-script.ts makes of a module. */
declare module '*?script' {
  const text: string;
  export { text as default };
}
