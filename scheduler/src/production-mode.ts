// React reads this when it is loaded, so main.ts imports this file before everything else. In development mode React
// checks every element it renders, which makes a page take five times as long.
process.env['NODE_ENV'] ??= 'production';
