// The package is CommonJS without "exports": Node needs the file's path, its types know only the folder's.
declare module 'selenium-webdriver/remote/index.js' {
  export * from 'selenium-webdriver/remote';
}
