import { enableCompileCache } from 'node:module';

// From the second start on, nothing is left to translate, which takes time and 30 MB. It is said in plain JavaScript,
// since the translator of a first file in TypeScript would be there before anybody could say so.
enableCompileCache();
await import('./serve.ts');
