import { afterEach } from 'vitest';

// Test files share one document: what a test renders is unmounted and removed after it.
if ('document' in globalThis) {
  const { cleanup } = await import('@testing-library/react');
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
  });
}
