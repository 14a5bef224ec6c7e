import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Whether the page has come to life: false as served, and while React takes over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
